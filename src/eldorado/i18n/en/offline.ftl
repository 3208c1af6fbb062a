# The game on this device, without a server.

offline-loading = Downloading the game
offline-loading-once = You need this only once. After that, the game also works without a network connection.
offline-megabytes = { $done } of { $total } MB
offline-starting = Starting the game
offline-elsewhere = The game is open in another tab of this browser. Close that tab to continue here.
offline-failed = The game on this device has stopped. Your saved games are safe.
offline-again = Start again
offline-ready = The game is on this device now. It also works without a network connection.

## What needs other people

offline-needs-online = Playing with people on other devices needs a server, and there is none here. You can play against computer players or pass this device around.
offline-needs-ladder = The ladder compares people who play on the same server, and there is none here. Your own results are in your games.
offline-needs-gallery = In the gallery, people share their routes on a server, and there is none here. The workshop keeps your own routes on this device.
offline-daily = On this device, the expedition is never ranked, and there are no other results to compare with.

## With a server

offline-setting = Playable offline
offline-setting-about = Downloads the game once ({ $sent } MB). It takes up { $total } MB on this device. After that, you can play against computer players or pass the device around without a server.
offline-setting-missing = This server does not offer the game for offline play.
offline-make = Make playable offline
offline-stop = Stop
offline-broken = The download failed. Please try again when your connection is better.
offline-kept = The game is saved in this browser ({ $total } MB) and can be played without a server.
offline-remove = Remove
offline-removed = The game is no longer saved for offline play.
offline-play-here = Play on this device
offline-away = The server cannot be reached, but the game is on this device. Games that you start here stay here and are never ranked.
offline-here = You are playing on this device. Your games on the server stay there.
offline-to-server = Back to the server
offline-continue = Continue without the server
offline-continue-about = The game continues as a new one on this device: cards that you cannot see are dealt again, and it is not rated.

## Own games

offline-games-about = These games are saved in this browser only. Save them to a file to keep them safe or to take them to another device.
offline-export = Save all games to a file
offline-import = Add games from a file
offline-imported = { $count ->
    [0] Nothing was added: all games in this file are here already.
    [one] 1 game was added.
   *[other] { $count } games were added.
}
offline-import-refused = This file does not contain games that were saved here.
