### Pour les nouveaux venus : l’invitation sur la page d’accueil, et le sens des petits nombres à la table.

welcome-new = Première visite ? Deux minutes suffisent
welcome-new-about = Une première course avec un guide
welcome-dismiss = Non merci
welcome-learn = Première course avec un guide
welcome-about-expedition = Le drapeau indique combien de cases il reste au moins jusqu’à l’El Dorado. Les autres nombres comptent les cartes en main, dans la pioche et dans la défausse.
welcome-about-piles = Les cartes que vous jouez ou achetez vont dans votre défausse. Quand votre pioche est vide, la défausse est mélangée et devient votre nouvelle pioche.
welcome-about-vacant = La pile qui se trouvait ici est épuisée. Tant qu’un emplacement est libre, vous pouvez aussi acheter des cartes de la réserve.
welcome-about-market = { $count ->
    [0] Vous ne pouvez acheter aucune de ces cartes en ce moment.
    [one] Il y a ici { $count } carte que vous pouvez acheter maintenant.
   *[other] Il y a ici { $count } cartes que vous pouvez acheter maintenant.
}
