### La main, le bouton principal et la ligne au-dessus. Arguments : voir en/dock.ftl.

## Le bouton principal

dock-remove-go = Écarter { $cards }
dock-pay-go = Payer { $cards }
dock-replace-go = Échanger { $cards }
dock-for = pour { $space }
dock-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dock-ends-now = se termine seul

## Et maintenant

dock-prompt-keep = Plus rien à faire. Gardez les cartes utiles au prochain tour ; les autres sont défaussées.
dock-prompt-kept = { $count ->
    [one] Vous gardez { $count } carte pour votre prochain tour. Terminez votre tour.
   *[other] Vous gardez { $count } cartes pour votre prochain tour. Terminez votre tour.
}
dock-ends-soon = Plus rien à faire. Votre tour va se terminer de lui-même.
dock-wait = Attendre
dock-plan-remove = écarter { $cards } pour { $space }
dock-plan-pay = payer { $cards } pour { $space }
dock-plan-to = Vers { $space } avec { $cards }
dock-buying-ends-moves = Après l’achat, vous ne pouvez plus avancer pendant ce tour.
dock-card-after-buying = Vous avez déjà acheté pendant ce tour : la carte { $card } ne sert plus à rien. Vous pouvez la garder pour le prochain.

## Une carte en main

dock-keep-card = Garder { $card } pour votre prochain tour
dock-kept-card = { $card } : gardée pour votre prochain tour

## Réglages

dock-setting-ends = Terminer mon tour quand il n’y a plus rien à faire
dock-setting-ends-about = Seulement si votre main est vide ou si vous gardez toutes vos cartes. Vous avez un instant pour l’arrêter.
