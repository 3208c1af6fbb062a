"""MaskablePPO of sb3-contrib learns on the Gymnasium environment: `make other-libraries`."""

from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from eldorado.envs.action_table import SIZE
from eldorado.envs.gymnasium import ID

STEPS = 2_000


def test_it_learns_for_two_thousand_steps_and_never_leaves_the_mask() -> None:
    env = gymnasium.make(ID, opponents=("walker",), max_rounds=30)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=500, batch_size=100, seed=1, device="cpu")
    before = [value.clone() for value in model.policy.parameters()]
    model.learn(total_timesteps=STEPS)
    assert model.num_timesteps == STEPS
    after = model.policy.parameters()
    assert any(not old.equal(new) for old, new in zip(before, after, strict=True))
    observation, _ = env.reset(seed=7)
    info: dict[str, Any] = {}
    over = False
    while not over:
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.shape == (SIZE,)
        choice, _ = model.predict(observation, action_masks=mask)
        assert mask[int(choice)]
        observation, reward, terminated, truncated, info = env.step(np.int64(choice))
        over = terminated or truncated
    assert "illegal" not in info
    assert -1 <= float(reward) <= 1
