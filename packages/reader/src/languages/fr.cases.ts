import type { CaseTable } from './case-table.ts'

/** French as people write and say it in France, Belgium and Switzerland. Read on Wednesday 18 November 2026. */
export const frCases: CaseTable = [
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
non garde, c'est reporté => keep
boulangerie 4,20 et 3,80 hier => 4.2 groceries "boulangerie" + 3.8 @-1 groceries "boulangerie"
en fait l'essence c'était 17 de moins, j'avais un bon => fix by -17
cancelle le stage => delete
vire le café => delete
dentiste 180 mais l'assurance rembourse 80% => ? 36 | 180
edf 110 due vendredi, payée aujourd'hui => 110 utilities "edf"
resto 74, baby-sitter 40, donc la soirée 114 => 74 food "resto" + 40 other "baby-sitter"
loyer dû le 5, 850 => no:future
taxes dues le 15 décembre 430 => no:future
courses du 5, 40 => 40 @-13 groceries "courses"
supprime le café, en fait non => fix takenBack
efface le pain. ah non laisse => fix takenBack
supprime le pain, pas le lait => delete
non, pas encore => talk
compare Ana et moi => query compare
c'était quoi les 61 euros => query list all
en fait maman m'a remboursé le ciné => fix
non 55 c'était en promo => fix amount 55
y'a quoi dans loisirs ? => query list
j'aimerais pas dépasser 600 de courses => budget set 600
le jean je le rends => delete
c'est moi qui t'avais donné les sous pour uber => fix
c'était quand le dernier plein ? => query list all
pas plus de 250 par mois pour les courses => budget set 250
efface la police d'assurance, c'était le mois passé => delete
kiné 95, les assurances remboursent 60 => ?
Costco 256,80, là-dessus 70 de couches => 256.8 groceries "Costco"
ajoutez 10 euros de titres-repas non laissez tomber => ?
montrez-moi ce mois-ci par catégorie => query top
montrez-moi les dernières dépenses => query list
oubliez le pain => delete
remettez-le => restore
nn remet => restore
augmentez le budget courses de 50 => budget set by 50
enlevez 5 euros => fix by -5
renommez le pain en brioche => fix description brioche
les vis étaient comprises dans les 37,45 => delete
marché 35 de poisson 12 de légumes 8 de gombo => 35 groceries "poisson" + 12 groceries "légumes" + 8 groceries "gombo"
supprime ça c'est trop cher => delete
c'est trop => talk
c koi ke jai depensé hier => query total yesterday
le vin est à Ana => fix payer Ana
lidl 54 et qqs => ?
edf 134 mis sur la carte => 134 utilities "edf"
non les bottes étaient 109,95 => fix amount 109.95
les bottes étaient à 109,95 => 109.95 clothes "bottes"
on a mangé 40 + 5 de pourboire => 45 food "repas"
train 48 réservé pour le 5 => 48 transport "train"
c'est dans quelle catégorie ? => query latest
dans quelle catégorie on dépense le plus ? => query top
j'ai fait les courses 42 => 42 groceries "courses"
On a fait le marché ce matin quarante-deux euros => 42 EUR @0 groceries "courses"
pull vinted 14 + 3,49 de port => 17.49 clothes "pull vinted"
coiffeuse 65 + 10 de tip => 75 other "coiffeuse"
péage 23,60 aller et pareil au retour => ?
budget sorties 150 par mois => budget set 150
cinéma 9 chacun nous deux => 18 entertainment
200 dollars l'hôtel et 40 le taxi => 200 USD travel + 40 USD transport
lydia 20 à Paul pour le resto => 20 food
laisse mon kebab => keep
pourboire compris => fix contented
j'ai payé le resto, pas Ana => fix payer me
punaise => talk
cb on a dépensé => query total
non c'est moi qui l'ai payé => fix payer me
supprime ma dernière dépense => delete
c'est quoi nos dernières dépenses => query list
resto 50 francs = 52 euros => ?
chaussures 60, enfin non, je les ai rendues => ?
resto 45, non en fait c'est mon père qui a payé => ?
Zara 119, ou plutôt H&M 119 => 119 "H&M"
Leclerc 88. Ah non c'était Lidl, mais toujours 88 => 88 "Lidl"
pain 2 et lait 3, non lait 4 => 2 "pain" + 4 "lait"
taxi 34⏎*43 => 43 "taxi"
hôtel 160 dollars, non, euros => 160 EUR
le plein 54, euh 56 => 56
acheté lundi, non, mardi, une lampe à 39 => 39 @-1 "lampe"
Péage vendredi 12,40, euh samedi => 12.4 @-4
dépensé le 12 au soir 26 € de pizza => 26 EUR @-6
pizzeria Le 12, deux menus 31 => 31
joint 3/8 à 2,45 => 2.45
train Lille-Metz du 22 décembre 48 => 48
payé le train le 22 décembre, 48 => 48 @-331
le jeu de cartes 4,50 => 4.5
veste fin de série 60 => 60
fleurs à la Toussaint 32 => 32 @-17
bonbons pour la Toussaint 9 => 9
four payé 459, livraison lundi => 459
badminton tous les jeudis 6 => 6
chaussettes 8 euros pour l'entraînement de mercredi => 8 EUR
ajoute 5 à l'électricité => 5 utilities
courses trente cinc euros => 35 EUR groceries
croquettes du chat 3O€ => 30 EUR pets
pain 5 *6 => 6 groceries
une douzaine d'huîtres, 1,10 pièce => 13.2 groceries
le café je l'ai pas payé => no:negation
les deux derniers c'est Ana qui a payé => fix payer Ana
je peux dépenser 50 de plus ? => budget show
je me suis trompé sur le resto => fix
immatriculation AB-123-CD => missing
courses 12 de moins => fix by -12
coiffeur 8 de plus => fix by 8
mets 30 de plus => fix by 30
c'est quoi la dernière chose que j'ai notée ? => query latest
qui a noté l'essence ? => query list this_month transport
j'ai des doublons ? => query repeated
il y a des dépenses en double ? => query repeated
on dépense plus en courses ou en restaurants => query compare
tout au-dessus de 50 => query list
c'était à Jean => fix payer Jean
c'était un jean => fix category clothes
c'était pas moi => fix payer other
c'était pas à Ana => fix payer other
les cafés c'était à Ana => fix payer Ana
c'était pas à auchan => fix
tu peux supprimer le café ? => delete
peux-tu supprimer le café ? => delete
tu pourrais enlever le café stp ? => delete
on peut supprimer le café ? => delete
tu me supprimes le café ? => delete
annule la cantine => delete
tu peux changer le café à 5 ? => fix amount 5
tu peux noter 5 de café ? => 5 food "café"
on peut supprimer une dépense ? => help
bidulette 12,50 => 12.5 -
troubignou 45,00 => 45 -
7,20 zigouille => 7.2 -
patafiole 30€ => 30 -
1 jeu switch 35e => 35 EUR
4 paquets de pâtes, ticket de 31,20 => 31.2 groceries
trois cafés 5,70 + deux crêpes 9 => 5.7 + 9
clavier trente-neuf quatre-vingt-dix euros => 39.9 EUR
menu 16,50 avec un café à 2 compris => 16.5 food
rien noté hier : ciné 11, crêpes 14 => 11 @-1 + 14 @-1
pain 1,20 et journal 2,10 rue Haute => 1.2 + 2.1
loyer 690 appart 31 => 690 home
soixante centimes la photocopie => 0.6 EUR
trois crêpes à 4 euros = 12 => 12 EUR food
3 livres à 4,50 et un cahier à 2 => 13.5 + 2
douze quarante de livres au vide-grenier => 12.4
les granulés : 210, livrés => 210
vendredi, librairie : 22 € (livres pour mon cours) => 22 EUR @-5
sushis livrés à la maison, quarante-deux euros => 42 EUR food
qui a payé le taxi => query list
celui du resto est faux, c'était 46 => fix amount 46
la dernière dépense est fausse, c'est 12,80 => fix amount 12.8
le musée c'était en livres, pas en euros => fix currency GBP
pardon, c'était des dollars pas des euros => fix currency USD
J'ai dépensé 50€ au supermarché => 50 EUR groceries "supermarché"
litière 14 euros, c'était 9 l'an dernier => 14 EUR pets
20 ou 25 je sais plus au pressing => ?
on en est où pour les courses => budget show
15 euros le burger, on est repartis => no
à Nantes les studios sont à 600 euros maintenant => no
la caisse de maladie nous verse 90 francs => no
ticket gagnant, 40 euros de gains => no
7,20 musée tarif réduit => 7.2 entertainment
Zoé a 38,9 de fièvre => no
vous avez vu la PS5 ? 549 € minimum => no
vis 6,40 chevilles 3,20 équerres 5 => 6.4 + 3.2 + 5
dans la pub c'est 9,99 puis 19,99 => no
taxi 18 euh non je lui ai donné 20 => 20 transport
range le parapluie dans vêtements => fix category clothes
le taxi est compté deux fois, supprimes-en un => delete
est-ce que j'ai noté le dentiste de mardi => query list
on a dépassé les 150 euros de resto ou pas => budget show
bonne soirée et à lundi => talk
total mois dernier => query total
l'anniv de Lou c'est le 12, elle aura 6 ans => no
votre plafond de paiement passe à 2000 EUR => no
lunettes neuves et pneus neufs, 240€ => 240 EUR
bowling avec Sam avant-hier, 24 => 24 @-2 entertainment
à 18h30 3 places de théâtre, 66€, réf 40213 => 66 EUR entertainment
un grand café 3 => 3 food
une grande pizza 14 => 14 food
j'ai lâché entre 15 et 20 au bar => ?
ouvert entre 9 h et 18 h, sandwich 5,40 => 5.4 food
rouleaux pour le plafond, 22€08 => 22.08 EUR home
pneus de la 207, j'ai payé 240 au garage => 240 transport
carrefour 70 dont 12 de piles => 70
ikea 80 dont 50 de vaisselle et 30 de bougies => 50 home + 30 home
j'ai dépensé 50 euros au supermarché => 50 EUR groceries "supermarché"
la brocante m'a racheté deux chaises pour 30 => no
mets 41 au lieu de 14 pour le boulanger => fix amount 41
combien il reste sur les 300 de sorties => budget show
10 euros dans la tirelire des petits => no
12 enveloppes, 8,90 chez le buraliste => 8.9
plein à 1,78, cinquante-cinq euros => 55 EUR transport
le tram 12 circulait plus, taxi 16 euros => ?
pointures 36 et 38, baskets 89,90 => 89.9 clothes
Netflix passé de 13 à 15, débité hier => 15 @-1 entertainment
la table était à 300 mais je l'ai payée 220 => 220 home
ménage 3h à 14 ça fait 42 => 42 home
garage 89,90 plus taxes 103,20 => 103.2 transport
portail 900 €, payé moitié, 450 => 450 home
stylo 5 cahier 12 trousse 20 => 5 education + 12 education + 20 education
pommes 4 oeufs 3 poulet 12 => 4 groceries + 3 groceries + 12 groceries
j'ai fait ramoner la cheminée 75 euros => 75 EUR home
on a fait changer les pneus, 340 euros => 340 EUR transport
quatre jantes 16 pouces, 280,50 chez Norauto => 280.5 transport
hôtel 118,80 plus taxes 124,20 au total => 124.2 travel
cours chez Forme7 (2x 30) ça fait 60 => 60
pain trente-quatre vingt => 34.2 groceries
chaussures quarante quatre-vingt => 40.8 clothes
courses cinquante quatre vingt => ?
sirop vingt-neuf cents => 0.29 health
un timbre nonante cents => 0.9 other
cinq cents euros de loyer => 500 EUR home
3 mille 40 euros le canapé => 3040 EUR home
pressing 18 pile chez le teinturier => 18 home
pneu 95, euh pas 95, 85 => 85 transport
lampe 60, pas les 80 qu'il demandait => 60 home
pull 25 + écharpe 12 + port 4,50 = 41,50 => 41.5 clothes
menu midi 14, café 2, les deux ce matin => 14 @0 food + 2 @0 food
coiffeuse 42,50 j'adore => 42.5 other
plombier 180 euros je suis ruiné => 180 EUR home
l'électricien parle de 4 jours, ça coûterait 2 800 euros => no
le forfait est passé à 19,99, prélevé le 5 => 19.99 @-13 utilities
une trottinette à 399€ chez Darty, pas pour nous => ?
la facture de mon client Dupont est de 650 €, il paie fin décembre => no
on attend 12 convives, il faut 3 kg de riz et 4 bouteilles de vin => no
le pressing 12 ou 15 je sais plus => ?
chalet 480 pour le week-end => 480 travel
dépensé 50 au supermarché => 50 groceries "supermarché"
50 euros de courses => 50 EUR groceries "courses"
courses 50,90 => 50.9 groceries "courses"
50,90 courses => 50.9 groceries "courses"
courses : 50,90 € => 50.9 EUR groceries "courses"
courses - 87.35 => 87.35 groceries "courses"
12€50 de boulangerie => 12.5 EUR groceries "boulangerie"
boulangerie 12€50 => 12.5 EUR groceries "boulangerie"
12 euros 50 le déjeuner => 12.5 EUR food "déjeuner"
12 euros et 50 centimes de pain => 12.5 EUR groceries "pain"
douze euros cinquante le déjeuner => 12.5 EUR food "déjeuner"
pain 1,20 => 1.2 groceries "pain"
un café 1,80€ => 1.8 EUR food "café"
café 1€80 => 1.8 EUR food "café"
loyer 1 250,90 € => 1250.9 EUR home "loyer"
loyer 1 250 € => 1250 EUR home "loyer"
1 500 euros de loyer => 1500 EUR home "loyer"
loyer 850 => 850 home "loyer"
loyer 1.250 => 1250 home "loyer"
loyer 1,250 => 1250 home "loyer"
loyer 1.250,00 => 1250 home "loyer"
loyer 1'250 => 1250 home "loyer"
j'ai payé 45 euros au resto => 45 EUR food "resto"
payé 45 au resto hier => 45 @-1 food "resto"
hier j'ai payé 45 euros au resto => 45 EUR @-1 food "resto"
hier soir ciné 22 => 22 @-1 entertainment "ciné"
avant-hier 30 balles de taxi => 30 EUR @-2 transport "taxi"
avant hier soir j'ai dépensé 60 euros au bar => 60 EUR @-2 food "bar"
aujourd'hui 15 euros le midi => 15 EUR @0
ce matin croissants 4,80 => 4.8 @0 food "croissants"
lundi j'ai payé le dentiste 80 euros => 80 EUR @-2 health "dentiste"
vendredi dernier 60 euros de chaussures => 60 EUR @-5 clothes "chaussures"
mercredi 50 d'essence => 50 @-7 transport "essence"
samedi on a mangé au resto pour 64 euros => 64 EUR @-4 food "resto"
le 3 novembre 45 essence => 45 @-15 transport "essence"
le 3 45 euros d'essence => 45 EUR @-15 transport "essence"
le 1er novembre loyer 850 => 850 @-17 home "loyer"
3/11 essence 45 => 45 @-15 transport "essence"
25/10/2026 garage 320 => 320 @-24 transport "garage"
il y a deux jours j'ai acheté un pull à 35 euros => 35 EUR @-2 clothes "pull"
il y a trois semaines j'ai payé 60 au véto => 60 @-21 pets "véto"
la semaine dernière 90 euros de fringues => 90 EUR @-7 clothes "fringues"
resto 45 et ciné 22 => 45 food "resto" + 22 entertainment "ciné"
pain 2, lait 1,50 et fromage 8 => 2 groceries "pain" + 1.5 groceries "lait" + 8 groceries "fromage"
pain et lait 4,50 => 4.5 groceries "pain et lait"
pain, lait et œufs 9 => 9 groceries "pain, lait et œufs"
j'ai dépensé 20 en essence et 15 en parking => 20 transport "essence" + 15 transport "parking"
courses 80⏎essence 60⏎pharmacie 12,40 => 80 groceries "courses" + 60 transport "essence" + 12.4 health "pharmacie"
1. loyer 850⏎2. électricité 60⏎3. internet 30 => 850 home "loyer" + 60 utilities "électricité" + 30 utilities "internet"
- pain 2⏎- café 3 => 2 groceries "pain" + 3 food "café"
pain 2 lait 3 => 2 groceries "pain" + 3 groceries "lait"
hier resto 30 et aujourd'hui ciné 12 => 30 @-1 food "resto" + 12 @0 entertainment "ciné"
resto 30, ciné 12, total 42 => 30 food "resto" + 12 entertainment "ciné"
total 42 : resto 30 et ciné 12 => 30 food "resto" + 12 entertainment "ciné"
resto 30, ciné 12, total 50 => ? 30+12 | 50
2 baguettes 2,40 => 2.4 groceries "2 baguettes"
2 cafés 3,60 => 3.6 food "2 cafés"
acheté 2 pizzas pour 24 => 24 food "2 pizzas"
3 bières à 6 euros chacune => 18 EUR food "3 bières"
4 places à 12 chacune => 48 entertainment
deux places de ciné, 11 chacune => 22 entertainment
c'était pas moi, efface ça => delete
bus 2,80 deux fois => ?
resto 80, j'ai payé ma moitié => ?
c'était pas le loyer c'était l'assurance => fix category other
c'était pas courses mais restos => fix category food
la catégorie du café est fausse, c'est courses => fix category groceries
3 chemises à 20 => ? 20 | 60
2 kg de pommes 5,40 => 5.4 groceries
une douzaine d'œufs 3,20 => 3.2 groceries
3x4 euros de café => 12 EUR food "café"
12 + 8 boulangerie => 20 groceries "boulangerie"
télé 600 en 4 fois => 600 home "télé"
canapé 1200 en 10 mensualités => 1200 home "canapé"
canapé en 10 fois sans frais de 120 => ? 1200 | 120
vingt euros d'essence => 20 EUR transport "essence"
quatre-vingt-douze euros de courses => 92 EUR groceries "courses"
quatre vingt dix euros de courses => 90 EUR groceries "courses"
soixante-dix euros de coiffeur => 70 EUR other "coiffeur"
soixante et onze euros de coiffeur => 71 EUR other "coiffeur"
cent vingt euros d'électricité => 120 EUR utilities "électricité"
deux cents euros de courses => 200 EUR groceries "courses"
mille deux cents euros de canapé => 1200 EUR home "canapé"
deux mille cinq cents euros de voiture => 2500 EUR transport "voiture"
2 mille euros de voiture => 2000 EUR transport "voiture"
1,5k de travaux => 1500 home "travaux"
dix-neuf quatre-vingt-dix le livre => 19.9 education "livre"
douze cinquante le déjeuner => 12.5 food "déjeuner"
trois euros et demi le café => 3.5 EUR food "café"
50 centimes de pain => 0.5 groceries "pain"
30 balles de taxi => 30 transport "taxi"
taxi 30 balles => 30 transport "taxi"
gasté 20 en pan => 20 groceries
j'ai claqué 80 euros au bar => 80 EUR food "bar"
on a payé 120 euros d'hôtel => 120 EUR travel "hôtel"
on a dépensé 64 au resto => 64 food "resto"
je me suis acheté un jean à 60 euros => 60 EUR clothes "jean"
j'ai pris un taxi 25 => 25 transport "taxi"
j'ai fait le plein 70 euros => 70 EUR
j'ai fait les courses 85,20 => 85.2
le plein 70 => 70 transport "plein"
le resto m'a coûté 45 euros => 45 EUR food "resto"
ça m'a coûté 30 euros de réparation => 30 EUR home "réparation"
j'en ai eu pour 45 euros au resto => 45 EUR food "resto"
le garage m'a facturé 320 => 320 transport "garage"
taxi 20, non 25 => 25 transport "taxi"
j'ai payé 30 euros, non pardon 35, au resto => 35 food "resto"
resto 45 enfin 46 => 46 food "resto"
45 resto par carte => 45 food "resto"
payé par carte 45 euros à la pharmacie => 45 EUR health "pharmacie"
en espèces 12 coiffeur => 12 other "coiffeur"
cb 25 monoprix => 25 groceries "monoprix"
mon mari a payé 60 euros d'essence => 60 EUR transport "essence"
ma femme a acheté des chaussures 90 euros => 90 EUR clothes "chaussures"
Ana a payé 30 euros de pizza => 30 EUR food "pizza"
ajoute 12 euros de boulangerie => 12 EUR groceries "boulangerie"
note 25 taxi => 25 transport "taxi"
dépense : 30 internet => 30 utilities "internet"
🍕 14 => 14 food "🍕"
14 € 🍕 => 14 EUR food "🍕"
croquettes 35 => 35 pets "croquettes"
cadeau pour maman 40 => 40 gifts "cadeau pour maman"
billet de train 54 => 54 transport "billet de train"
billet d'avion 230 => 230 travel "billet d'avion"
crèche 400 => 400 education "crèche"
mutuelle 65 => 65 health "mutuelle"
facture EDF 87,20 => 87.2 utilities
forfait mobile 15,99 => 15.99 utilities "forfait mobile"
péage 8,40 => 8.4 transport "péage"
navigo 86,40 => 86.4 transport "navigo"
coiffeur 25 => 25 other "coiffeur"
clopes 11,50 => 11.5 other "clopes"
netflix 13,49 => 13.49 entertainment "netflix"
fleurs 20 => 20 gifts "fleurs"
amazon 32,99 => 32.99 other "amazon"
sp95 50 => 50 transport
sans plomb 95 60 euros => 60 EUR transport
bus 42 2,10 => 2.1 transport
iphone 15 coque 20 => 20 other
pointure 42 baskets 80 => 80 clothes
chambre 204 hôtel 90 => 90 travel
à 19h30 resto 45 => 45 food "resto"
20h ciné 12 => 12 entertainment "ciné"
20 dollars netflix => 20 USD entertainment "netflix"
50 francs suisses resto => 50 CHF food "resto"
20 livres sterling taxi => 20 GBP transport "taxi"
COURSES 45 => 45 groceries "COURSES"
j'ai depensé 30 a la boulangrie => 30 groceries "boulangrie"
pharmaccie 12 => 12 health "pharmaccie"
50 => ?
50 € => ?
j'ai dépensé 50 => 50
une vingtaine d'euros de pain => 20 EUR groceries
50 et quelques en courses => ?
1.234.56 voiture => ? 1234.56 | 123456
j'ai reçu 2000 euros de salaire => no:income
mon salaire est tombé 1850 => no:income
on m'a remboursé 45 euros => no:income
Paul m'a remboursé 20 euros => no:income
j'ai vendu mon vélo 150 euros => no:income
j'ai gagné 100 euros au loto => no:income
ma mère m'a donné 50 euros => no:income
remboursement de 35 euros => no:income
j'ai retiré 100 euros au distributeur => no:withdrawal
retiré 60 => no:withdrawal
j'ai mis 200 sur mon livret A => no:transfer
viré 300 euros sur mon compte épargne => no:transfer
j'ai prêté 50 euros à Paul => no:loan
Paul me doit 20 euros => no:loan
je dois 30 euros à Ana => no
j'ai emprunté 100 euros à mon frère => no:loan
je dois payer 300 euros demain => no:future
il faut payer le loyer 850 => no:future
rappelle-moi de payer 60 euros d'électricité => no:future
je vais acheter un vélo à 400 => no:future
on va dépenser 200 euros => no:future
la semaine prochaine dentiste 80 => no:future
acheter du lait 2 euros => no:future
payer le loyer 850 => no:future
je veux acheter une télé à 600 => no:future
ça coûte 50 euros => no:quote
le café est à 2 euros => no:quote
l'essence est à 1,85 => no:quote
j'ai vu un manteau à 120 euros => no:quote
il demande 300 pour le canapé => no
devis de 500 euros => no:quote
le bitcoin est à 90000 => no:quote
si j'achète la télé ça fait 600 => no
j'ai failli acheter un vélo à 400 => no
je n'ai pas acheté le pull à 40 => no
j'ai pas payé les 50 euros => no
je n'ai rien dépensé => no
mon patron a dépensé 500 euros au resto => no
mon voisin a acheté une voiture à 30000 => no
Mbappé a acheté une maison à 10 millions => no
combien coûte le pain ? => no
j'ai payé 50 euros ? => no
mon code est 4512 => no
mon numéro est le 06 12 34 56 78 => no
appelle-moi au 0612345678 => no
le code de la porte est 2580 => no
j'habite au 12 rue de la Paix => no
RDV à 19h30 => no
on se voit à 8 => no
j'arrive dans 20 minutes => no
j'ai 35 ans => no
j'ai couru 10 km => no
le PSG a gagné 3-1 => no
il fait 25 degrés => no
-20% chez Zara => no
mille mercis => thanks
0 café => no
-50 courses => no
j'ai acheté du pain => missing
je suis allé au supermarché => missing
2 pizzas => missing
acheté 3 chemises => missing
combien j'ai dépensé ce mois-ci ? => query total this_month
combien on a dépensé en courses cette semaine ? => query total this_week groceries
combien j'ai dépensé hier => query total
total du mois => query total this_month
bilan de la semaine => query total this_week
dépenses d'octobre => query total month
où j'ai le plus dépensé => query top
top 3 => query top
top 5 => query top
c'est moi qui ai payé => fix payer me
plus grosses dépenses du mois => query top this_month
montre-moi mes dépenses => query list
compare ce mois avec le mois dernier => query compare this_month
combien Ana a dépensé le mois dernier => query total last_month
combien en taxi le mois dernier ? => query total last_month transport
non, c'était 46 => fix amount 46
c'était 45 => fix amount 45
en fait c'était 50 => fix amount 50
pardon, 35 => fix amount 35
je me suis trompé, c'était 60 => fix amount 60
change à 40 => fix amount 40
c'était hier => fix date -1
c'était lundi => fix date -2
c'était à la pharmacie => fix category health
change la catégorie en transport => fix category transport
c'est Ana qui a payé => fix payer Ana
payé par Ana => fix payer Ana
supprime => delete
supprime la dernière => delete
efface ça => delete
annule => undo
restaure => restore
bonjour => hello
salut ça va ? => hello
merci => thanks
merci beaucoup ! => thanks
aide => help
comment ça marche ? => help
tu fais quoi ? => help
prêt => connect
arrêt => stop
mdr => talk
ok => talk
super => talk
budget courses 400 => budget set 400
fixe un budget de 200 euros pour les sorties => budget set 200
combien il me reste de budget => budget show
non, ne la supprime pas => keep
ne supprime rien => keep
non attends, laisse-la => keep
c'est pas ce que j'ai dit => fix complaint
c'est pas ça du tout => fix complaint
supprime celle de dimanche => delete day
supprime tout d'hier => delete yesterday
supprime celle de 33 => delete
supprime toutes les dépenses de la semaine dernière => delete last_week
supprime les 2 dernières => delete 2
en fait c'était pour deux => fix
moitié moitié => fix
non pas Ana, moi => fix payer me
je me suis trompée de montant => fix
le taxi non plus c'est pas moi qui l'ai payé => fix payer other
j'ai pas dit ça, j'ai dit 54 => fix amount 54
appelle-le goûter => fix description goûter
laisse, combien j'ai dépensé aujourd'hui ? => query total today null
`,
  },
  {
    locale: 'fr-BE',
    currency: 'EUR',
    cases: `
parking à 9 et 2 entrées à 12 chacune donc 24 => 9 + 24
loyer 610 + charges 85 = 695 => 695 home
2/3 du resto avec Inès, 44 => 44 food
septante euros d'essence => 70 EUR transport "essence"
nonante-cinq euros de courses => 95 EUR groceries "courses"
septante-cinq euros chez le coiffeur => 75 EUR other "coiffeur"
delhaize 64,30 => 64.3 groceries "delhaize"
frites 4,50 => 4.5 food "frites"
`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    cases: `
migros 84.35 => 84.35 groceries "migros"
loyer 1'850 => 1850 home "loyer"
loyer 1'850.50 => 1850.5 home "loyer"
huitante francs de train => 80 CHF transport "train"
octante-cinq francs de resto => 85 CHF food "resto"
billet CFF 12.- => 12 transport
café 4.50 => 4.5 food "café"
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
ce midi j'ai mangé un kebab 8,50 => 8.5 @0 food "kebab"
on s'est fait un resto hier soir 78 euros => 78 EUR @-1 food "resto"
carrefour 112,37 => 112.37 groceries "carrefour"
j'ai acheté deux jeans pour 80€ => 80 EUR clothes "deux jeans"
médecin 26,50 => 26.5 health "médecin"
payé la cantine des enfants 64 euros => 64 EUR
abonnement salle de sport 29,99 => 29.99 health
ticket de métro 2,15 => 2.15 transport "ticket de métro"
un plein à 82 euros => 82 EUR transport "plein"
apéro chez Julie j'ai ramené du vin 14€ => 14 EUR
cadeau d'anniversaire pour Léa 25 € => 25 EUR gifts
loyer de novembre 780 => 780 home
électricité 64,12 et gaz 48,90 => 64.12 utilities "électricité" + 48.9 utilities "gaz"
pressing 18 => 18 home "pressing"
deux cafés et un croissant 5,40 => 5.4 food "deux cafés et un croissant"
3 baguettes 3,60 => 3.6 groceries "3 baguettes"
taxi pour l'aéroport cinquante-cinq euros => 55 EUR transport
j'ai claqué 200 balles en fringues samedi => 200 @-4 clothes "fringues"
babysitter 40 => 40 other "babysitter"
courses 45,20, pharmacie 12,30, essence 60 => 45.2 groceries "courses" + 12.3 health "pharmacie" + 60 transport "essence"
avant-hier boulanger 6 et hier boucher 24 => 6 @-2 groceries "boulanger" + 24 @-1 groceries "boucher"
ma fille a dépensé 15 euros au ciné => 15 EUR entertainment "ciné"
le plombier m'a pris 150 => 150 home "plombier"
ça m'a coûté un bras, 300 euros de vétérinaire => 300 EUR pets
assurance auto 45 par mois => 45 transport
quinze euros de parking => 15 EUR transport "parking"
cent cinquante euros chez ikea => 150 EUR home "ikea"
mcdo 11,20 => 11.2 food "mcdo"
j'ai offert des fleurs 30 euros => 30 EUR gifts "fleurs"
train Paris Lyon 64 => 64 transport "train Paris Lyon"
facture d'eau de 87 euros réglée => 87 EUR utilities "facture d'eau"
j'ai touché 150 euros de la caf => no:income
ma soeur m'a remboursé 40 => no
il reste 200 euros sur le compte => no
il faudra 300 euros pour le cadeau => no
le loyer passe à 820 en janvier => no
ça fait combien 3 x 12 ? => no
je fais 70 kilos => no
départ à 8h15 voie 12 => no
mon colis 6A12345678 est arrivé => no
j'aurais payé 50 euros pour ça => no
t'as dépensé 50 euros ? => no
on n'a pas dépensé 50 euros => no
Paul a gagné 3 à 0 => no
les places sont à 45 euros => no
on doit 60 euros au voisin => no
non c'était 12,50 => fix amount 12.5
mets ça en loisirs => fix category entertainment
c'était avant-hier => fix date -2
efface la dernière dépense => delete
combien on a dépensé au resto en octobre ? => query total month food
combien j'ai claqué cette semaine => query total this_week
nos dépenses de la semaine dernière => query
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
coucou, hier j'ai dépensé 34,50 chez leclerc => 34.5 @-1 groceries
payé 120€ le mécano => 120 EUR transport
courses lidl 67,43€ cb => 67.43 EUR groceries
resto japonais 52 euros avec Paul => 52 EUR food
essence: 65,20 => 65.2 transport "essence"
j'ai pris 2 places de ciné à 24 euros => ? 24 | 48
2 places de ciné 24€ => 24 EUR entertainment "2 places de ciné"
acheté des baskets pour le petit 45 => 45 clothes
cantine 62,40 et garderie 38 => 62.4 + 38 education "garderie"
goûter d'anniversaire 28 => 28
abonnement navigo 86,40 le 2 => 86.4 @-16 transport
trente-deux euros cinquante de pharmacie => 32.5 EUR health "pharmacie"
cent quatre-vingts euros de plombier => 180 EUR home "plombier"
mille euros de loyer => 1000 EUR home "loyer"
samedi soir bar 36 et taxi 18 => 36 @-4 food "bar" + 18 @-4 transport "taxi"
le 12 coiffeur 32€ => 32 EUR @-6 other "coiffeur"
ma mère a payé les courses 75 euros => 75 EUR groceries "courses"
j'ai mis 40 euros d'essence => 40 EUR transport "essence"
forfait sfr 19,99 => 19.99 utilities
cadeau noël pour papa 60 => 60 gifts
dépensé une centaine d'euros chez ikea => 100 EUR home "ikea"
vingt balles de clopes => 20 other "clopes"
kebab frites 9,50 => 9.5 food "kebab frites"
timbre fiscal 86 => 86 other
location de voiture 145 => 145 transport "location de voiture"
j'ai réglé la facture d'internet 29,99 => 29.99 utilities
macdo avec les enfants 31,20 => 31.2 food
un livre à 18 euros et un stylo à 3 => 18 EUR education "livre" + 3 education "stylo"
fromage 12,30, vin 9, pain 2,40 => 12.3 groceries "fromage" + 9 groceries "vin" + 2.4 groceries "pain"
pneus avant 180 => 180 transport
je crois que j'ai payé 25 au parking => 25 transport "parking"
tu peux noter 15 euros de taxi => 15 EUR transport "taxi"
ma paie arrive vendredi, 1900 => no
le proprio veut 900 de loyer => no
j'ai économisé 200 ce mois => no
on m'a volé 50 euros => no
j'ai perdu 20 euros dans la rue => no
mon fils a 12 ans => no
il y a 3 pommes dans le frigo => no
prix du gazole 1,72 => no
je pourrais mettre 500 dans un vélo => no
la météo annonce 5 degrés => no
le train de 8h12 est annulé => no
billet gagnant 1000 euros au tirage => no
j'ai pas acheté le canapé à 900 => no
facture à payer avant le 30 : 120 euros => no
ticket 45 au guichet 3 => ?
mon voisin paye 1200 de loyer => no
où est passé mon argent ce mois-ci ? => query top this_month
c'est combien le total de la semaine ? => query total this_week
combien il me reste pour les courses ? => budget show
le taxi c'était 15 => 15 transport "taxi"
corrige à 32 => fix amount 32
non, c'était pour les loisirs => fix category entertainment
supprime le taxi => delete
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
hier on est allés au resto, 68 euros => 68 EUR @-1 food "resto"
j'ai payé la nounou 420 => 420 other "nounou"
pharmacie 23,80 (carte bleue) => 23.8 health "pharmacie"
deux places de concert 90 euros => 90 EUR entertainment
courses 64 + boulangerie 5,20 => 64 groceries "courses" + 5.2 groceries "boulangerie"
acheté un aspirateur darty 189 € => 189 EUR home
ticket resto 12,50 sushi => 12.5 food "sushi"
réparation du vélo 35 euros ce matin => 35 EUR @0 transport
cours de piano 45 => 45 education "cours de piano"
j'ai fait réparer la voiture, 430 euros => 430 EUR transport
vingt-quatre euros quatre-vingt-dix chez picard => 24.9 EUR groceries
location ski 120 => 120
plein d'essence 74,15 => 74.15 transport "plein d'essence"
gaz 60, élec 75, eau 30 => 60 utilities "gaz" + 75 utilities "élec" + 30 utilities "eau"
doliprane 2,18 => 2.18 health "doliprane"
on a pris un taxi pour rentrer, 22€ => 22 EUR transport "taxi"
péage aller 12,40 retour 12,40 => 12.4 transport + 12.4
nourriture pour chat 18,90 => 18.9 pets "nourriture pour chat"
3 cafés 4,50 => 4.5 food "3 cafés"
un café et deux croissants 5,10 => 5.1 food "café et deux croissants"
soixante-quinze balles de courses => 75 groceries "courses"
j'ai filé 20 balles à mon fils => 20
dimanche brocante 15 euros => 15 EUR @-3
mutuelle du chien 22 => 22 pets
j'ai laissé 5 euros de pourboire => 5 EUR food "pourboire"
théâtre 35€ hier soir => 35 EUR @-1 entertainment "théâtre"
5 novembre : plombier 150 € => 150 EUR @-13 home "plombier"
frais de dossier 50 => 50
apéro 14 => 14 food "apéro"
clé perdue, serrurier 180 => 180 home
ma voiture a 120000 km => no
le prix de la baguette passe à 1,30 => no
tu me prêtes 20 euros ? => no
on m'a proposé 500 pour ma moto => no
je voudrais un devis pour 3 fenêtres => no
mon découvert est de 300 euros => no
j'ai un rendez-vous le 12 à 14h => no
il fait -3 ce matin => no
3 personnes en retard => no
numéro de dossier 45678 => no
le loyer sera prélevé le 5 => no
ma soeur a acheté un canapé à 1200 => no
la caf m'a versé 180 euros => no
mon salaire net est de 2100 => no
vends poussette 60 euros => no
j'ai échangé 100 euros contre des francs => no
si ça coûte moins de 50 je prends => no
on partage ? 30 chacun => ?
je peux dépenser 200 max => no
100 pompes faites ce matin => no
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
courses45 => 45 groceries "courses"
45€courses => 45 EUR groceries "courses"
1 234,50 € de travaux => 1234.5 EUR home "travaux"
quatre-vingt-dix-neuf euros quatre-vingt-dix-neuf de chaussures => 99.99 EUR clothes "chaussures"
deux cent trente euros d'hôtel => 230 EUR travel "hôtel"
essence 40 litres 72 € => 72 EUR transport
hier boulangerie 4,20 puis pharmacie 11 => 4.2 @-1 groceries "boulangerie" + 11 @-1 health "pharmacie"
il y a quinze jours 60 euros de dentiste => 60 EUR @-15 health "dentiste"
mardi dernier j'ai payé 18 de taxi => 18 @-1 transport "taxi"
menu à 14,90 => 14.9 food "menu"
resto 4 personnes 96 euros => 96 EUR food
payé 50 avec un billet de 100 au marché => 50 groceries "marché"
chaussures -30% à 49 euros => 49 EUR clothes
carte finissant par 4242 : fnac 35 € => 35 EUR
dîner 64, pourboire 6 => 64 food "dîner" + 6 food "pourboire"
spent 20 au bar => 20 food "bar"
samedi 14 coiffeur 32 => 32 @-4 other "coiffeur"
l'électricité m'a coûté 87 => 87 utilities "électricité"
gâteau 🎂 25 => 25 food
ce mois-ci la cantine c'est 72 euros => no
cotisation foot 150 => 150
j'ai rechargé mon navigo 86,40 => 86.4 transport
vélo d'occasion 120 sur leboncoin => 120 transport
le 15 du mois prochain je paye 300 => no
il a dépensé 200 euros => no
ils veulent 60 euros pour la caution => no
j'ai mis 3 heures => no
30 degrés à l'ombre => no
mon train part à 18h04 => no
vendu la poussette 80 euros => no
je gagne 1800 par mois => no
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
acheté du lait et des œufs 6,40 => 6.4 groceries "lait et des œufs"
coiffeur de mon fils 18 euros => 18 EUR other
boucherie 32,50 samedi => 32.5 @-4 groceries "boucherie"
j'ai payé la cantine 58 euros => 58 EUR
deux pizzas à emporter 26 => 26 food
essence 55 et péage 9,80 => 55 transport "essence" + 9.8 transport "péage"
manteau pour l'hiver 119,90 => 119.9 clothes
dermatologue 60 => 60 health "dermatologue"
livres scolaires 74,50 => 74.5 education
hôtel à Lyon 95 euros la nuit => 95 EUR travel
cinquante euros de courses hier => 50 EUR @-1 groceries "courses"
frites et bière 11,50 => 11.5 food "frites et bière"
j'ai payé 35€ pour l'anniversaire de Tom => 35 EUR gifts
forfait internet 34,99 => 34.99 utilities
ampoules et piles 15,60 => 15.6 home "ampoules et piles"
un café 2,20 ce matin => 2.2 @0 food
assurance habitation 18,40 => 18.4 home
taxi 27 euros hier soir => 27 EUR @-1 transport "taxi"
ciné à deux 24 => 24 entertainment
il faut que je rembourse 50 à Luc => no
j'ai eu une prime de 500 => no
le menu est à 18 euros => no
combien coûte un abonnement ? => no
on est le 18 => no
j'ai dépensé combien en restos ce mois-ci ? => query total this_month food
c'était 28 pas 27 => fix amount 28
annule le dernier => undo
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
Coucou, j'ai pris le pain et les croissants ce matin, 6,40 => 6.4 @0 groceries
plein de la Clio 62 euros 30 => 62.3 EUR transport
chez le coiffeur pour les garçons 34€ les deux => 34 EUR other
Abonnement salle de sport 29,90 prélevé hier => 29.9 @-1 health
cantine de Léa 58,20 => 58.2 education
mille cent cinquante de loyer payé => 1150 home
soixante-quinze euros chez le véto pour Minou => 75 EUR pets
ciné à 3 : 31,50 + popcorn 9 => 31.5 entertainment + 9
le plombier est venu, 140 € => 140 EUR home
on s'est fait un resto samedi 78 euros à deux => 78 EUR @-4 food
facture edf 94,17 => 94.17 utilities
Couches 19,99 et lait 2e âge 23,50 à Leclerc => 19.99 groceries + 23.5 groceries
péage Lyon-Paris 36,10 => 36.1 transport
acheté des bottes pour Zoé 45€ en solde => 45 EUR clothes
j'ai filé 20 balles à la baby-sitter => 20 other
15 euros de fleurs pour mamie => 15 EUR gifts
Doctolib consultation 30€ => 30 EUR health
pharmacie : doliprane + sirop = 11,35 => 11.35 health
boucherie 27,80, primeur 14,60, fromager 19 => 27.8 groceries + 14.6 groceries + 19 groceries
navigo du mois 88,80 => 88.8 transport
deux bières et une planche 24 euros => 24 EUR food
netflix 13,49 aujourd'hui => 13.49 @0 entertainment
assurance habitation 212 pour l'année => 212 home
timbres 13,90 => 13.9 other
réparé le pneu du vélo 12 € => 12 EUR transport
j'ai payé l'électricien 180 en liquide => 180 home
cadeau d'anniv pour Tom 25,99 jouéclub => 25.99 gifts
le taxi de l'aéroport m'a coûté 55 balles => 55 transport
trois cent vingt euros de billets d'avion => 320 EUR travel
100 francs de courses à la Migros => 100 CHF groceries
Hier soir sushi 38.60 par carte => 38.6 @-1 food
épicerie 87,45 $ => 87.45 groceries
ça fait 9,80 les deux cafés et le jus => 9.8 food
frais de dossier banque 35 => 35 other
piscine avec les petits, 11,40 => 11.4
mon mari a fait les courses, 92,30 chez Lidl => 92.3 groceries
Dépense de 14 euros au tabac => 14 EUR other
parking gare 3h : 7,20 => 7.2 transport
orthodontiste premier semestre 680 => 680 health
j'en ai eu pour 63 € de peinture => 63 EUR home
le 12 j'ai réglé la nounou 540 => 540 @-6 other
cinq euros de pourboire au livreur => 5 EUR food
lessive + liquide vaisselle 12 € => 12 EUR groceries
4 pneus neige montés 412 € => 412 EUR transport
jean 49,90 taille 40 => 49.9 clothes
livre de maths 5e d'occasion 8€ => 8 EUR education
quinze quatre-vingt-dix le menu du midi => 15.9 food
deux places de concert à 45 chacune => 90 entertainment
Un petit noir au comptoir 1,60 => 1.6 food
facture du garage 1 240,50 => 1240.5 transport
free mobile 19,99 + box 34,99 => 19.99 utilities + 34.99 utilities
tu peux noter 7,50 de boulangerie stp => 7.5 groceries
j'ai oublié de noter le coiffeur d'avant-hier 27 euros => 27 EUR @-2 other
10 litres de fioul 14,30 => 14.3 utilities
ramoneur 65 => 65 home
colis mondial relay 4,40 => 4.4 other
la mutuelle a prélevé 87,60 => 87.6 health
on a mangé une crêpe, 6,50 => 6.5 food
mon frère s'est acheté une moto à 6000 => no
virement reçu de la CAF 184 => no
j'ai viré 200 sur le livret A => no
faut que je paye la cantine 62 euros => no
Rdv dentiste jeudi 14h30 => no
mon code d'immeuble c'est 2580 => no
il reste 45 euros sur le compte => no
papa me doit 30 euros => no
devis de la cuisine : 7 800 €, on réfléchit => no
j'ai failli prendre la veste à 120 => no
tu crois que 90 euros c'est cher pour un four ? => no
PSG 3 OM 0 => no
elle fait 3,2 kg et 50 cm => no
l'avion décolle à 6h45 porte 32 => no
vendu la poussette 80 € sur leboncoin => no
remboursement sécu 16,50 => no
appelle-moi au 06 12 34 56 78 => no
200 g de farine, 3 œufs et 50 cl de lait => no
mon patron gagne 5000 par mois => no
demain je vais acheter un vélo 300 => no
on m'a rendu les 20 euros => no
joyeux anniversaire pour tes 30 ans => no
bus 38 toujours en retard => no
le kilo de tomates est à 4,90 maintenant => no
j'ai rien dépensé aujourd'hui => no
si j'avais 1000 euros je partirais => no
salut ça va => hello
merci beaucoup ma belle => thanks
comment on fait pour ajouter une dépense ? => help
on a dépensé combien en courses ce mois-ci ? => query total this_month groceries
combien d'essence le mois dernier => query total last_month transport
mes plus grosses dépenses de la semaine => query top this_week
il me reste combien pour les sorties ? => budget show
non c'était 36 pas 63 => fix amount 36
c'était hier en fait => fix date -1
mets ça dans santé => fix category health
Bon j'ai craqué, une paire de baskets à 89 € => 89 EUR clothes
CARREFOUR 112,36 => 112.36 groceries
taxi retour de soirée 18 balles => 18 transport
j'ai dû racheter un chargeur 24,99 à la Fnac => 24.99 other
contrôle technique de la voiture fait hier 78€ => 78 EUR @-1 transport
poney de Manon, trimestre 210 euros => 210 EUR entertainment
kiné 16,13 la séance, j'ai payé => 16.13 health
cinq euros vingt le paquet de café => 5.2 EUR groceries
cent quarante deux euros de gaz => 142 EUR utilities
samedi marché 34, dimanche boulangerie 6,80 => 34 @-4 groceries + 6.8 @-3 groceries
essence sp95 58,40 => 58.4 transport
2 tickets de métro 4,30 => 4.3 transport
une baguette 1€10 => 1.1 EUR groceries
lavomatic 5€50 => 5.5 EUR home
j'ai pris un Uber hier soir pour rentrer 14,70 => 14.7 @-1 transport
courses du drive 96.54€ => 96.54 EUR groceries
resto U 3,30 => 3.3 food
photocopies fac 2,40 => 2.4 education
la coiffeuse m'a pris 62 euros => 62 EUR other
ménage : 2h, 30 euros => 30 EUR home
on a commandé des pizzas, 33,80 avec la livraison => 33.8 food
changé les plaquettes de frein, 189 euros chez Norauto => 189 EUR transport
McDo 11,45 => 11.45 food
foot de Lucas licence 150 => 150 entertainment
cadeau maîtresse participation 10 € => 10 EUR gifts
croquettes 10kg 42,90 => 42.9 pets
facture d'eau semestrielle 143,20 => 143.2 utilities
1 kg de cerises 7,90 => 7.9 groceries
hôtel 2 nuits 168€ booking => 168 EUR travel
assurance auto débitée 48,12 => 48.12 transport
on a bu un coup, 17 euros => 17 EUR food
mes lunettes 95€ de ma poche => 95 EUR health
chemises x2 59,98 => 59.98 clothes
quarante-cinq le plein => 45 transport
payé en ticket resto 12,40 le poke bowl => 12.4 food
jardinerie terreau 3 sacs 23,70 => 23.7 home
nounou novembre 612,45 => 612.45 other
⛽ 71,20 => 71.2 transport
dentifrice brosse à dents 8,35 => 8.35 groceries
le serrurier 260 € un scandale => 260 EUR home
pain 1,30 + pain au chocolat 1,20 => 1.3 groceries + 1.2 food
bibliothèque inscription annuelle 12 => 12 education
treize euros soixante chez Picard => 13.6 EUR groceries
j'ai fait un don de 30 euros à la croix rouge => 30 EUR gifts
bonbons halloween 9,60 => 9.6 food
teinture + coupe 74 => 74 other
Ce midi kebab frites 9€ => 9 EUR @0 food
j'ai retiré 60 euros => no
ma sœur a payé 700 son canapé => no
on hésite à prendre la télé à 499 => no
j'ai touché ma prime 350 => no
il me doit encore 15 euros pour le ciné => no
les places sont à 38 euros, on y va ? => no
réunion parents profs à 17h45 salle 12 => no
train 8 voiture 4 place 61 => no
code promo RENTREE20 pour -20% => no
c'était 3-1 à la mi-temps => no
mamie a 84 ans aujourd'hui => no
faudra compter 2000 pour les vacances => no
mon salaire 1 780 est tombé => no
faire cuire 12 minutes à 180 => no
12 rue Victor Hugo 31000 Toulouse => no
il a pris 3 kilos => no
l'essence est à 1,89 c'est abusé => no
le garagiste m'annonce 900 euros, je réfléchis => no
j'aurais dû acheter le billet à 45 => no
remboursée de 23,40 par la mutuelle => no
Madame, votre code de vérification est 551 903 => no
vous avez gagné un iPhone, cliquez ici pour 1€ => no
je gagne 12 euros de l'heure => no
le voisin vend sa voiture 3500 => no
rappelle-moi d'acheter du lait => no
on est 14 à table dimanche => no
lundi je dois payer 80 de cantine => no
il fait 32 degrés => no
j'ai 3 h de retard => no
je pèse 72 kilos maintenant => no
coucou toi => hello
merci t'es un chef => thanks
bonne nuit => talk
ça marche comment ton truc ? => help
combien on a claqué au resto en octobre => query total month food
où en est le budget courses => budget show
on dépense plus que le mois dernier ? => query compare
nan en fait c'était 18,50 => fix amount 18.5
oups c'était mardi => fix date -1
c'est dans transport pas loisirs => fix category transport
efface le taxi => delete
la bourse a perdu 2% => no
le code du portail : 4512B => no
tonton a 240 de cholestérol => no
quelqu'un veut ma place de concert pour 40 ? => no
encore 5 jours avant les vacances ! => no
le 27 passe à 6h15 => no
il est tombé 30 cm de neige => no
il me faut 2 paquets de farine => no
Léa a trouvé un boulot à 2100 net => no
ils demandent 950 par mois pour ce taudis => no
ma fille a marqué 12 points => no
14 heures de garde cette nuit je suis mort => no
promo du jour : menu à 9,90 chez Paul ! => no
notre vol a 3 heures de retard => no
il mesure 1m82 => no
vous avez 3 nouveaux messages => no
on sera 6 samedi => no
la banque propose 3,5 % sur 20 ans => no
2 semaines avant la paye, à découvert => no
tu mettrais 90 balles dans un jean toi ? => no
je te parie 20 euros qu'ils perdent => no
remboursement d'impôts de 412 € arrivé => no
maman nous donne 200 pour noël => no
ça serait 45 avec la livraison, laisse tomber => no
on m'a volé 60 euros dans mon sac => no
la voiture a 98 000 km => no
75011 Paris => no
il a eu 15 en maths ! => no
on est numéro 12 dans la file => no
elle m'a remboursé les 30 du resto => no
cette veste coûtait 120 avant => no
le loto est à 34 millions => no
le loyer ferait 1450 si on déménage => no
il m'a emprunté 40 la semaine dernière => no
noël c'est dans 37 jours => no
mes pas aujourd'hui : 11 204 => no
chapitre 7 pour lundi => no
prends 2 baguettes en rentrant => no
qui a 2 euros pour le caddie ? => no
Bébé 3,4 kg tout le monde va bien => no
le prof a demandé 30 euros pour la sortie, à donner vendredi => no
la CAF m'a versé 210 => no
les impôts fonciers c'est 1100 cette année, à payer en octobre => no
je vends mon vélo 150 euros => no
on a failli prendre l'hôtel à 180 la nuit => no
j'ai pas acheté le manteau à 90 finalement => no
score final 24-22 => no
mon numéro c'est le 06 44 12 90 18 => no
mets le four à 200 => no
le plombier me demande 300 pour changer le robinet => no
faut rendre 15 euros à Paul => no
le docteur est au 14 rue Pasteur => no
bonne fête maman, 60 ans => no
le bus de 8h12 est supprimé => no
tirage loto 4 12 23 31 45 => no
payé 300 dollars l'hôtel à New York => 300 USD travel
café à Londres 4 livres => 4 GBP food
50 francs suisses de chocolat => 50 CHF
le resto de dimanche 48 => 48 @-3 food
le 8 novembre coiffeur 32 => 32 @-10 other
cinéma samedi dernier 22,50 => 22.5 @-4 entertainment
il y a trois jours essence 60 => 60 @-3 transport
pharmacie avant-hier 8,40 => 8.4 @-2 health
lundi soir pizza 13 => 13 @-2 food
la semaine passée garage 210 => 210 @-7 transport
ce matin café 1,50 => 1.5 @0 food
14/11 boucher 26,80 => 26.8 @-4 groceries
jeudi dernier j'ai payé le véto 55 => 55 @-6 pets
courses d'hier soir 41,90 => 41.9 @-1 groceries
hello => hello
bonsoir casita => hello
salut ça roule ? => hello
merci bien => thanks
c'est gentil merci => thanks
t'es qui toi => talk
combien j'ai dépensé aujourd'hui => query total today
combien pour l'essence depuis janvier => query total
total des courses cette semaine => query total this_week groceries
on en est à combien ce mois ? => query total this_month
liste des dépenses d'hier => query list yesterday
il reste quoi pour les courses ? => budget show
mets 300 de budget resto => budget set 300
fixe le budget essence à 150 par mois => budget set 150
ma plus grosse dépense du mois => query top this_month
combien ma femme a dépensé ce mois-ci => query total this_month
quelle catégorie coûte le plus ? => query top
c'était 14 pas 40 => fix amount 14
corrige le montant, 33,20 => fix amount 33.2
mets-le plutôt en courses => fix category groceries
c'était vendredi => fix date -5
non, 58 => fix amount 58
annule ça => undo
enlève le café => delete
supprime la dernière dépense => delete
change la date, c'était hier => fix date -1
`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
on est rendu à combien ? => query total
ôte la bouffe, c'est mes parents qui l'ont payée => delete
poutine 13$, bière 9$, taxi 22$ => 13 food "poutine" + 9 food "bière" + 22 transport "taxi"
mitaines grandeur 7 24,99$ => 24.99 CAD clothes
essence 52 piasses => 52 CAD transport
épicerie chez IGA 143,27 => 143.27 groceries
dépanneur 8 et 75 => 8.75
deux muffins 6 et 50 => 6.5 food
souper au resto 78 $ avec le pourboire => 78 food
café chez Tim 2,15 => 2.15 food
facture de cell 55,32 => 55.32 utilities
changement de pneus d'hiver 80$ => 80 transport
garderie 187 pour deux semaines => 187 education
un billet de hockey 110 dollars => 110 CAD entertainment
cinq piastres de café => 5 CAD food
`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    cases: `
courses Coop 84.35 => 84.35 groceries
coiffeur 65.- => 65 other
abonnement demi-tarif 190 francs => 190 CHF transport
un café crème quatre francs cinquante => 4.5 CHF food
parking 3.50 et pain 4.20 => 3.5 transport + 4.2 groceries
loyer 1'850.- => 1850 home
resto nonante-cinq francs => 95 CHF food
train de 17h43 voie 7 => no
20 euros de souvenirs à Annecy => 20 EUR travel
`,
  },
  {
    locale: 'fr-BE',
    currency: 'EUR',
    cases: `
courses chez Delhaize 67,12 => 67.12 groceries
une frite et une fricadelle 7,40 => 7.4 food
titres-services 90 euros => 90 EUR home
septante-cinq euros de mazout => 75 EUR utilities
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
resto45€hier => 45 EUR @-1 food
dépensé30balles au bar => 30 food
loyer 1 250 => 1250 home
1.250,50€ garage => 1250.5 EUR transport
douze cents euros de dentiste => 1200 EUR health
35+18+12,50 fournitures => 65.5 education
4 x 12,99 plantes => 51.96 home
courses 54, essence 40, total 94 => 54 groceries + 40 transport
total 88 : robe 60 chaussures 28 => 60 clothes + 28 clothes
lun : cantine 12⏎mar : cantine 11 => 12 @-2 education + 11 @-1 education
pharmacie hier soir 18€20 => 18.2 EUR @-1 health
farmacie 22 => 22 health
RESTORANT 48,20 => 48.2 food
alors aujourd'hui je suis allée chez action et j'ai dépensé vingt-quatre euros => 24 EUR @0 home
euh donc j'ai payé la nounou soixante euros hier => 60 EUR @-1 other
amex : dîner 64 => 64 food
compte commun eau 51,80 => 51.8 utilities
avec ma carte 22,40 à la pharmacie => 22.4 health
on a partagé le resto, ma part 31 => 31 food
coque iphone 16 19,99 => 19.99 other
bottes taille 38 74 € => 74 EUR clothes
sans plomb 98 61,20 => 61.2 transport
2 kg de boeuf 23,98 => 23.98 groceries
12 oeufs 3,49 => 3.49 groceries
une télé 40 pouces 289 => 289 home
vol AF 482 pour Nice 112 € => 112 EUR travel
🍔🍟 14,20 => 14.2 food
⛽️45 => 45 transport
compré pan 2,50 => 2.5 groceries
spent 20 au marché => 20 groceries
pneus neufs les quatre 412€ => 412 EUR transport
amazon : lampe 24, câble 8 => 24 home + 8 other
1,90 bus => 1.9 transport
90 coupe et couleur => 90 other
Pris un thaï. 17. => 17 food
deux cinés 18 popcorn 7 => 18 entertainment + 7
samedi leclerc 140 dimanche quête 5 => 140 @-4 groceries + 5 @-3 gifts
le canapé à 450 sur leboncoin acheté => 450 home
3 t-shirts 15 chacun => 45 clothes
facture dentiste 140 payée en carte => 140 health
payé ma moitié du loyer 425 => 425 home
élec 91,2 => 91.2 utilities
élec : 91,20 €. gaz : 44,10 €. internet : 30 € => 91.2 EUR utilities + 44.1 EUR utilities + 30 EUR utilities
café 4€ non 5€ => 5 EUR food
essence c'était 45 pardon 54 => 54 transport
dîner environ 60 => 60 food
genre 30 balles de bonbecs => 30
acheté une carte cadeau 40€ pour l'anniv d'Anna => 40 EUR gifts
croissant un euro dix => 1.1 EUR food
deux cafés trois euros quarante => 3.4 EUR food
quatre-vingt-dix-neuf centimes le stylo => 0.99 education
1k de chaudière => 1000 home
mille deux cents balles de vacances => 1200 travel
crèche 50 hier et 50 aujourd'hui => 50 @-1 education + 50 @0 education
dix balles au laveur de vitres, cinq au gamin => 10 + 5
trois mille cinq cents euros la cuisine => 3500 EUR home
2 500 € de travaux => 2500 EUR home
deux cent cinquante-trois euros quarante-cinq de courses => 253.45 EUR groceries
j ai paye 12 e50 de pizza => 12.5 EUR food
jai acheté du pain a 1e20 => 1.2 EUR groceries
j'ai acheté pour 37 euros de peinture et 12 de pinceaux => 37 EUR home + 12
ayer 20 au resto => 20 @-1 food
20 au resto ce midi, 35 au ciné hier soir => 20 @0 food + 35 @-1 entertainment
avec les tickets resto 11,80 chez Paul => 11.8 food
Amazon 23,99 payé avec la carte de mon mari => 23.99 other
maman a payé 15 de pharmacie => 15 health
c'est mon mari qui a payé l'essence 62 => 62 transport
`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    cases: `
caisse maladie 412.- => 412 health
CHF 23.50 pizza => 23.5 CHF food
deux cent nonante francs de train => 290 CHF transport
`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
12,50 $ lunch => 12.5 food
vingt piasses de gaz => 20 CAD
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
obligé d'acheter un parapluie 12€ => 12 EUR clothes
il a fallu payer 90 au garage => 90 transport
j'ai fini par prendre un taxi 24 => 24 transport
je viens de mettre 50 d'essence => 50 transport
on vient de rentrer du resto, 61 euros => 61 EUR food
j'ai fait réparer le lave-linge 110 => 110 home
j'ai fait faire des clés 18 => 18 home
amende retard bibliothèque 4,50 => 4.5
reçu boulangerie 5,40 => 5.4 groceries
rappel vaccin du chat 48 => 48 pets
vente privée chaussures 45 => 45 clothes
on a passé la soirée au bowling 38 pour quatre => 38 entertainment
la fuite chez nous, plombier 160 => 160 home
la petite avait besoin de chaussures 39,90 => 39.9 clothes
fallait bien manger : 13,50 => 13.5
j'ai perdu ma carte, nouvelle carte 12 € => 12 EUR
panne ce matin, dépanneuse 130 => 130 @0 transport
le petit a cassé ses lunettes, 80 euros à ma charge => 80 EUR health
mes vacances au ski forfait 210 => 210
j'ai invité ma sœur au resto, 54 => 54 food
ça m'est revenu à 45 le vidange => 45 transport
27 euros chez le fleuriste pour la fête des mères => 27 EUR gifts
addition 36,40 => 36.4
note du resto 41 => 41 food
dépannage serrure 95 => 95 home
la facture d'internet est passée 34,99 => 34.99 utilities
prélèvement de la cantine 62,30 => 62.3 education
abonnement le monde 9,99 => 9.99 entertainment
ai pris deux pains au chocolat 2,60 => 2.6 food
un sandwich vite fait 5,50 => 5.5 food
les courses m'ont coûté un bras 187 euros => 187 EUR groceries
parking souterrain 2h30 6,80 => 6.8 transport
un café allongé deux euros dix => 2.1 EUR food
péages aller retour 42,60 => 42.6 transport
j'ai donné 10 euros à un sdf => 10 EUR gifts
cours de guitare du mois 80 => 80 education
j'ai payé les 45 euros de la licence => 45 EUR entertainment
j'ai rempli la cuve de fioul 890 => 890 utilities
sushis à emporter 23,80 mdr j'ai faim => 23.8 food
acompte photographe mariage 300 => 300
crédit voiture 245 => 245 transport
solde du voyage 640 payé => 640 travel
frais de notaire 1 850 => 1850 other
changement de pare-brise franchise 90 => 90 transport
mis 20 sur la carte de cantine => 20 education
rechargé le pass navigo 88,80 => 88.8 transport
recharge téléphone 15 => 15 utilities
2 heures de ménage 32 euros => 32 EUR home
cotisation syndicat 14 => 14 other
petit plaisir : macarons 18 => 18 food
bar avec les collègues 22 => 22 food
on a loué un camion 75 => 75
réservation camping 120 => 120 travel
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
bonjour ma petite alors ce matin j'ai été au marché et j'ai pris des poireaux et une salade ça m'a fait sept euros quarante => 7.4 EUR @0 groceries
le monsieur de la chaudière est passé il m'a pris cent vingt euros => 120 EUR home
wsh kebab 7e50 => 7.5 EUR food
vinted pull 8,40 fdp compris => 8.4 clothes
mcdo avec les potes 9e => 9 EUR food
recharge snap premium 3,99 => 3.99
raccords cuivre et joints 34,60 point p => 34.6 home
gasoil camionnette 88,20 => 88.2 transport
déjeuner chantier 14,90 => 14.9 food
sandwich triangle de garde 3,95 => 3.95 food
café distributeur 0,60 => 0.6 food
sabots d'infirmière 39 € => 39 EUR clothes
glaces sur la plage 11€ pour nous deux => 11 EUR food
location pédalo 1h 20€ => 20 EUR
carte postale + timbre 2,80 => 2.8
inscription tournoi U11 10 euros => 10 EUR
crampons de Nolan 54,99 => 54.99 clothes
buvette du stade 6,50 => 6.5 food
cfe entreprise 427 => 427
abonnement logiciel 29,90 HT => 29.9 other
papier imprimante 5,49 => 5.49
resto U trois euros trente => 3.3 EUR food
loyer crous 243,50 => 243.5 home
pâtes sauce tomate et pesto 6,20 au franprix => 6.2 groceries
laverie 4 + séchage 2 => 4 home + 2
impression mémoire 12,40 => 12.4 education
j'ai mis 30 balles d'essence dans la 206 => 30 transport
j'ai lâché 45 balles au bar hier soir => 45 @-1 food
payé le toubib 30 => 30 health
ai réglé l'assurance scolaire 12,50 => 12.5
on a mangé japonais 41,80 à deux => 41.8 food
3 bouteilles de rosé 14,70 => 14.7 groceries
bouquet pour la voisine 18 => 18 gifts
mon chéri a payé le resto 52 => 52 food
petite robe zara 25,95 soldée => 25.95 clothes
huile moteur 5l 32 => 32 transport
2 entrées piscine 9,60 => 9.6 entertainment
bus + métro 3,80 => 3.8 transport
le ciné m'a coûté 12,40 avec les pop corn => 12.4 entertainment
consultation ostéo 60 non remboursée => 60 health
frais de port 4,99 => 4.99 other
masque et tuba décath 24,99 => 24.99
pneu crevé 89 => 89 transport
cadeau de naissance pour Jules 35 => 35 gifts
jeu switch 49,99 cadeau noël Tom => 49.99
commande de bois 4 stères 320 => 320 utilities
ampoules LED x4 15,96 => 15.96 home
achat livre de poche 8,70 => 8.7 education
repas de famille au buffalo 87,40 => 87.4 food
ramadan courses halal 76 => 76 groceries
parcmètre 2,20 => 2.2 transport
facture véto Félix 112,30 => 112.3 pets
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
frais de concours infirmière 200 => 200
deux formules midi 27,80 => 27.8 food
retouches robe de témoin 45 => 45 clothes
le jardinier 60 en liquide => 60 home
fleurs pour tata Jo 32 € => 32 EUR gifts
3 machines au lavomatic 13,50 => 13.5 home
clé chromecast 29,99 boulanger => 29.99
charges de copro 275 => 275 home
drive mcdo après la garde 11,20 => 11.2 food
détartrage quatre-vingt-quinze euros => 95 EUR health
classe verte de Hugo 180 => 180 education
matelas 499 plus 60 de livraison => 499 home + 60
lait œufs pain 9,88 => 9.88 groceries
balais d'essuie-glace 24 => 24 transport
2 pizzas XL 31 => 31 food
un carton de vin 47,90 => 47.9 groceries
abonnement vélib 9,30 => 9.3 transport
les chaussures d'école 48 chez kickers => 48 clothes
redevance poubelle 114,12 => 114.12 utilities
j'ai remis 20 sur ma carte mobile => 20 utilities
hier le dentiste m'a pris 72 => 72 @-1 health
bon pour 25 euros de coiffeur => 25 EUR other
mon chèque a été refusé => no
je vais peut-être prendre la 65 pouces à 500 => no
mémé a fêté ses 88 ans => no
4 heures d'attente aux urgences => no
ils m'augmentent le loyer de 100 => no
achète pas de lait on en a 2 litres => no
une banane vendue 1,2 million mdr => no
rdv décalé à 15h40 le 5 => no
votre commande de 54,20 € a été expédiée => no
notre maison vaut 312 000 d'après l'agence => no
il prend 80 de l'heure le plombier => no
ma cousine vient de payer 900 ses places de concert => no
appelle le 15 => no
j'ai eu 14 au bac de français => no
va falloir 20 euros pour la sortie => no
gagnez 1000 euros en cliquant ici => no
le resto d'hier a fermé => no
on a mis combien dans l'essence le mois dernier => query total last_month transport
combien pour le chat cette année => query total this_year pets
non le véto c'était 120 => fix amount 120
passe le dernier en voyage => fix category travel
annule stp => undo
coucou le bot => hello
merci bcp => thanks
tu sers à quoi => help
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
j'ai donné 50 on m'a rendu 13,40 donc 36,60 chez le caviste => 36.6 groceries
pneus 4 x 86 montés 344 € => 344 EUR transport
2 places de ciné à 9,50 soit 19 euros => 19 EUR entertainment
coiffure 38 + 4 de pourboire soit 42 => 42
plein 75,60 à 1,89 le litre => 75.6 transport
essence 1,89 le litre 40 litres 75,60 => 75.6 transport
baguette 1,30 x2 => 2.6 groceries
le resto c'était 62 mais on a partagé donc 31 => 31 food
hier courses 84,30 dont 12 de vin => 84.3 @-1 groceries
pack de 6 eau 3,12 intermarché => 3.12 groceries
WD-40 et joints 17,30 brico dépôt => 17.3 home
E85 27,60 super u => 27.6 transport "E85 super u"
plat du jour 13,90 => 13.9 food "plat du jour"
gaufre 3,20 à la mer => 3.2 food
pâtes 2,84 fin de mois difficile => 2.84 groceries
fr. 18.50 menu du jour => 18.5 CHF food "menu du jour"
SIG électricité 134.75 e-banking => 134.75 utilities
deux euros cinquante le café en terrasse => 2.5 EUR food
courses en France 64,20 € chez Carrefour => 64.2 EUR groceries
lydia à Tom pour le covoit 14 => 14
dentiste 124 francs j'ai failli pleurer => 124 CHF health
kiné 28€ pas encore remboursé par la mutuelle => 28 EUR health
affiché 60 mais payé 42 les bottines => 42 clothes
doliprane 1000 toutes les 6 heures => no
rendez-vous quai 4, le 16h12 pour Fribourg => no
resa resto samedi 20h pour 6 => no
la machine à café a lâché après 200 cafés => no
le garagiste m'a fait une offre à 2'300.- => no
FLASH : gagnez une carte cadeau de 500 € en répondant OUI => no
j'ai proche acheté un BBQ à 499, je l'ai remis sua tablette => no
la baguette est passée à 1,30 ! => no
veste 120 mais je l'ai rendue => no
j'ai rendu le pull 35€ => no
vu le même canapé à 450 chez Ikea => no
astuce: jamais plus de 20€ pour un vin => no
paie 2300 reçue => no
liste mes cinq dernières dépenses => query list
mes 3 plus grosses dépenses => query top
allô => hello
canapé à 150 sur lbc, je le prends ? => no
auchan 187,33 (essence comprise 42,10) => 187.33
pompe 4 essence 38,20 => 38.2 transport
allocs 140 => no
chambre 12 hôtel 89 la nuit pour 2 nuits => ? 178 | 89
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
Lydia : Paul Martin vous a envoyé 25,00 € => no
vous avez reçu un virement de 300,00 EUR de Mme Durand => no
Paul a touché 1200 de prime => no
j'ai presque craqué pour le sac à 180, j'ai tenu bon => no
le panier fait 92 euros, pas commandé finalement => no
j'ai basculé 300 de la banque postale vers mon boursorama => no
j'ai glissé 50 dans la tirelire de Léo => no
j'ai facturé 450 à la cliente => no
l'assurance je la paie qu'en mars, 540 => no
l'an prochain la cantine passe à 4,80 => no
tension 12/8 ce matin => no
glycémie 1,05 => no
OM 3 Nice 1 quel match => no
promo 98, ça fait 28 ans => no
four à 180 pendant 40 min puis 10 de plus => no
Julie me doit encore 35 pour le resto => no
ma voisine a claqué 4000 dans sa clôture => no
j'ai déjà noté les 45 de la pharmacie ? => query list
combien on a claqué en livraison depuis septembre => query total
j'ai eu 15 en maths => no
la caf a versé 210 à ma soeur => no
le bitcoin a clôturé à 92000 => no
le loyer grimpe à 860 => no
il me reste 120 jusqu'à la paie => no
le plombier demande 300 pour le robinet => no
t'es trop fort, tu me sauves => no
ça sert à quoi ce machin ? => help
le 38 est jamais passé => no
elle a mis 200 dans ses ongles => no
vendu le canapé 300 => no
solde 1204,50 => no
j'ai rendu la veste, recrédité 89,90 => no
je pensais mettre 100 pour le cadeau => no
taille 38, trop petit => no
chapitre 12, encore 40 pages => no
ma coloc s'est pris un vélo à 900 => no
vol AF 1234 à 14h20 => no
jardinerie 31,40, terreau et pots pour le balcon => 31.4
kebab 9 et il était même pas bon => 9
coiffeur 35, c'est raté => 35
acheté un ventilo 49 parce qu'il fait trop chaud => 49
loyer 720 payé => 720
cantine 62,40 payée ce matin => 62.4 @0
hôtel à Annecy 2 nuits 180 réglé => 180
le véto m'a pris 60 => 60
taxi 22 car j'ai raté le métro => 22
j'ai fait réviser la voiture 210 => 210
ramoneur 70 passé ce matin => 70 @0
netflix 13,49 prélevé aujourd'hui => 13.49 @0
ciné 12 mais le film était nul => 12
pizza 14, pas terrible => 14
parapluie 15 il pleuvait des cordes => 15
serrurier 120, j'avais perdu mes clés => 120
jeu ps5 59,99 je sais c'est pas raisonnable => 59.99
mutuelle 43 comme d'hab => 43
crêpes 22 rien d'autre heureusement => 22
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
le garagiste parle de 400 pour l'embrayage => no
ma paie c'est 1850 ce mois-ci => no
passé 200 du compte courant au livret => no
le remboursement de 23,99 arrive bientôt => no
ils m'ont compté 12 en trop mais ils ont rendu => no
38,2 de fièvre à midi => no
il faut 60 pour la sortie scolaire vendredi => no
le canapé que je veux est à 799 chez ikea => no
je prévois 400 pour noël => no
plus que 12 de batterie => query compare
couru 5 km en 28 minutes => no
le loto est à 12 millions => no
je dois 25 à Priya pour les billets => no
vendu deux billets 90 euros => no
15 de remise avec le bon => no
si le loyer passe à 1500 on déménage => no
peut-être un vélo à 600 au printemps => no
Ben s'est acheté une montre à 300 => no
votre colis 88213 arrive aujourd'hui => no
rappelle-moi de payer 45 de gaz => no
la douzaine d'oeufs est à 5 euros maintenant => no
le dîner à 200 c'est la boîte qui régale => no
gagné 20 au grattage => no
papi leur a donné 10 chacun => ?
j'ai résilié l'abonnement à 15,99 avant le prélèvement => no
le virement de 150 a été rejeté => no
la voisine a payé 80 pour la fuite => no
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
coque iPhone 14 sur Vinted, 12,50 => 12.5
ligne 9 puis bus de nuit, ticket 2,15 => 2.15 transport
scooter 50 pour ma fille 990 € => 990 EUR transport
Total sans plomb 98, 61,20€ le plein => 61.2 EUR transport
comté 1 kg 250, 24 euros à la fromagerie => 24 EUR groceries
pneus 195 65 R15 les quatre 310 euros => 310 EUR transport
dentiste 60 euros sur 240 => 60 EUR health
resto 38,50 plus 4 de pourboire ça m'a coûté 42,50 => 42.5 food
pizza 48 € partagée avec Léo donc j'ai payé 24 => 24 food
marché : poisson 18 euros, légumes 9, ça fait 27 => 18 EUR groceries + 9 groceries
dix euros et quart chez le boulanger => 10.25 EUR groceries
carrefour trente et un zéro huit => 31.08 groceries
lait 3e âge 21e90 => 21.9 EUR
jeu 12 fleuriste 15,50 ven 13 cordonnier 22 => 15.5 @-6 gifts + 22 @-5
4 250 fromage => ?
riz 2 350 => ?
le chien chez le véto, la batte et la laisse soixante => 60
fauteuil 400 acompte 100 => ?
ving euros et quarante centimes de pain => 20.4 EUR groceries
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
Rachel a flambé 500 dans un sac => no
l'électricien a chiffré 240 mais on n'a rien décidé => no
ma fille a gagné 35 en baby-sitting => no
la banque a annulé les 9 euros de frais => no
je lorgne une lampe à 65 => ?
j'ai failli mettre 90 dans des baskets, ouf non => no
viré 500 sur l'épargne ce matin => no
les travaux des voisins leur coûtent 60 000 => no
demain c'est la paie, 2140 => no
PayPal : Amy vous a envoyé 18,50 € => no
je mettrai 20 pour le pot de Sue la semaine prochaine => no
on a fini 4e sur 18 => no
il fête ses 40 ans samedi => no
voie 9 à 17h45 => no
la maison s'est vendue 320 000 => no
la retraite de papi est montée à 780 => no
ils voulaient 35 rien que pour le parking, on est partis => no
j'ai perdu 20 dans le canapé => no
le proprio augmente le loyer de 50 => no
trouvé 10 balles par terre => no
d'après tricount je dois 43 => no
un appart ici c'est 410 000 => no
si seulement j'avais 100 pour ces bottes => no
on m'a piqué 60 dans mon sac => no
récupéré le costume au pressing, 18,50 => 18.5
offert le resto à maman, 38 => 38
changé les essuie-glaces 22 => 22
fish and chips pour quatre 41 => 41
rechargé le passe navigo 86 => 86
2 places aquarium 48 => 48
doliprane et mouchoirs 5,60 à la pharmacie => 5.6
les vaccins du chat m'ont coûté 65 => 65
carte d'anniv 3 et papier cadeau 4 => 3 gifts + 4 gifts
un store 45 chez Leroy => 45
domino's ce soir 27,98 plus jamais => 27.98 @0
acheté la mauvaise taille de chaussures, 40 => 40
ebook 6,99 j'ai pas résisté => 6.99
café avec Jess 7,20 c'était mon tour => 7.2
lavage auto 9 => 9
laissé 85 à la jardinerie => 85
la dame de ménage 60 => 60
combien est parti dans les courses en octobre => query total
on en est où ce mois-ci ? => query total
on a dépensé plus que le mois dernier ? => query compare
où passe tout notre argent => query top
c'est quoi la plus grosse dépense de l'année ? => query top
j'ai déjà mis le dentiste ? => query list
qui a payé l'hôtel ? => query list
où en est le budget resto => budget show
fais-moi le détail de novembre => query list
merci mille fois, super pratique => thanks
tu me sauves la vie => talk
salut, comment on se sert de ce truc ? => help
tu peux faire quoi pour moi ? => help
bonjour ! tout va bien ? => hello
en fait c'était 46 pas 64 => fix amount 46
change le dernier en courses => fix category groceries
le taxi c'était lundi pas aujourd'hui => fix date -2
oups, c'est Ana qui a payé => fix payer Ana
enlève celle de la pizza => delete
supprime la dernière saisie => delete
arrête de m'écrire s'il te plaît => stop
mets une limite de 300 pour les restos => budget set 300
combien il me reste pour les vêtements => budget show
le loyer est déjà noté ? => query list
t'as compté le loyer ? => query list this_month
combien en courses par rapport au mois dernier => query compare this_month
comparé au mois passé on est comment => query compare this_month
crédit orange 1000 => 1000 utilities "crédit orange"
une bûche 32 => 32 groceries "bûche"
entretien de la chaudière 145 => 145 home
sapin de noël 39,90 => 39.9 home
papier cadeau 4,50 => 4.5 gifts
plombier 180 et il est venu en retard => 180 home "plombier"
vin pour samedi 24 => 24 groceries
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
les gouttières vont nous coûter dans les 600 => no
la prime de Léo c'est 1200 cette année => no
emprunté 20 à Kate pour midi => no
la mairie nous a versé 150 d'aide => no
tentée par une veste à 70 => no
notre équipe a récolté 430 pour l'asso => no
tata Pat a glissé 20 à chaque enfant => ?
vol annulé, 210 qui reviennent sur la carte => no
au magasin il était à 45, trop cher => no
je peux demander quoi => help
tu pourrais m'aider ? => help
comment j'invite ma sœur => help
je suis nouveau => help
je viens de l'installer => help
tu comprends l'espagnol ? => talk
trop bien => talk
il y a quelqu'un ? => talk
super rapide, merci d'avoir répondu => thanks
arrête de m'écrire => stop
et la semaine dernière ? => query total last_week
et en juin ? => query total month
les 10 derniers => query list this_month
résumé du mois => query total this_month
ça ne compte pas => undo
c'est un doublon => undo
je l'ai mis deux fois => undo
ne compte pas ça => undo
c'était en livres => fix currency GBP
pas moi, c'était Ana => fix payer Ana
ça va dans santé => fix category health
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
étagère 80x30, 24,99 chez Ikea => 24.99 home
vis, 6 crochets et un foret : 11€40 chez Casto => 11.4 EUR home
colis RN 204 118 936 FR en transit => no
une prime de 10% sur 1 800 => no
`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
séance 3 sur 8 chez le kiné, 22,50 => 22.5 health
6€45boulangerie => 6.45 EUR
paiement de 12,30 rejeté => no
solde 452,10 => no
essai gratuit puis 12,99 => no
le resto faisait 45 mais le boulot a payé => no
caution récupérée 300 => no
devis du couvreur reçu : 4800 € => no
le taxi c'était 18 ou c'était 19 => ?
on a dépensé plus de 300 en resto ce mois-ci ? => query total
viré 300 sur mon propre livret => no
plombier 612345678 => ?
train de 9h40, voiture 3 place 41 => no
sa maison lui a coûté 90 000 => no
🥟 12 🥤 3 => 12 food + 3 food
le voisin dit que son toit a coûté 12000 => no
mis 80 dans la tirelire => no
le ciné est compté deux fois, enlève un => delete
`,
  },
  // Days and things of every region
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
kiné séance 3/9 : 24 euros => 24 EUR
gaz échéancier 4/10 : 61,50 => 61.50
2/3 de la facture d'eau, 48 pour moi => 48
balade, chocolat 4,50 avec Sam => 4.50
le 1er/11 cierge 3,50 => 3.50 @-17
café à matin 4,10 => 4.10 @0 food
mutuelle 48,10 passé le 9 => 48.10 @-9
mer piscine 6 => 6 @-7 "piscine"
jeu de société 24 => 24
thieb 11 => 11 food
téléassistance 26 => 26 utilities
piolet 79 => 79 entertainment
don à la guignolée 20 => 20 gifts
table de ping-pong 240 => 240
panini 6, eau 1,50 => 6 food + 1.50 food
Migros 38.20 le 3.11 => 38.20 @-15 groceries
facture du garage 420 réglée le 06.11.2026 => 420 @-12
musée adulte 14, enfant 7 => 14 entertainment + 7 entertainment
ajoute pour samedi les gaufres à 9 => 9 @-4
électricité 120 ou 130 => ? 120 | 130
change le taxi à 12 => fix amount 12
mets le resto à 45 => fix amount 45
passe le resto en loisirs => fix category entertainment
mets la bougie dans cadeaux => fix category gifts
montre-moi les 3 dernières => query list
payé 15 => 15
j'ai payé 20 en carte => 20
on a dépensé 30 hier => 30 @-1
mets un budget de 100 dollars pour les courses => budget set`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
c'est qui qui a le plus dépensé => query top
montre moi les dépenses de la semaine dernière => query list last_week null
c'est combien le total d'hier et aujourd'hui => query total range
combien on a dépensé à nous deux => query total this_month
g fait le plein 71e => 71 EUR? transport
c'était pour Noël de maman => fix category gifts
non pas frites, mitraillette => fix category food
non dimanche => fix date -3
l'abo du petit passe à 190 => no:quote
loto 2 5 17 33 41 num chance 6 => missing
loto 20, grille 2 5 17 33 41 => 20 entertainment
mets 20 en courses => 20 groceries`,
  },
  {
    locale: 'fr-BE',
    currency: 'EUR',
    cases: `
titres-services 9 heures à 9 euros => ? 81 | 9
la garderie 9,35 par jour fois 5 => ? 46.75 | 9.35`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
il m'en reste tu? => budget show`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
essence 1,89 le litre, 40 litres => 75.6
mon chèque de paye est rentré 1430 => no:income
tatie nous a invités au resto => no:income
remets le parking à 50 => fix amount 50
je me suis planté c'était 8 pas 12 pour les fleurs => fix amount 8
quand est-ce que j'ai payé la cantine => query list
bonjour je voudrais noter mes dépenses => help
passe de bus 97 et taxi 23 => 97 transport + 23 transport
change la date au vendredi 13 => fix date -5`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
bon matin => hello
combien jusqu'ici => query total
uber 18 mais j'avais un bon de 5 => ?`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
3 fois 15 euros de ciné => 45 EUR
trois fois 12,50 de cantine => 37.5
remets le café => restore
remets-les => restore
remets le resto en courses => fix category groceries
non c'est moi => fix payer me
non c'est moi qui ai payé => fix payer me
ces 10 derniers jours => query total days
les deux dernières semaines => query total days
tout ce qui dépasse 50 => query list
les dépenses de plus de 50 => query list
les achats de moins de 10 cette semaine => query list this_week
les trois plus grosses du mois => query top
c'était quoi le plus cher => query top
laquelle est la plus grosse ? => query top
je suis dans le rouge ? => budget show
ce week-end ça donne quoi => query total weekend
novembre => query total month
moyenne par mois => query total
c'était quoi la dernière => query list
parié 10 balles avec Tom => no
abonnement annulé 29,99 => no`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
resto 80 j'ai payé la moitié => ?
resto 60 divisé par deux => ? 30 | 60
plein 45 litres à 1,89 => 85.05 transport
loyer 900, mon coloc paye la moitié => ?
uber 90 partagé à trois => ?
rendu le pull à 45 => no
c'est Ana qui a payé la pharmacie => fix payer Ana
c'était Ana => fix payer Ana
renomme café et croissant en petit-déj => fix description petit-déj
renomme café en pain à tartiner => fix description pain à tartiner
qu'est-ce que tu fais ? => talk
j'ai rapporté le pain 3,20 => 3.20 groceries
non en fait garde-le => restore
non laisse => keep`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
gaz 1,52 le litre => ?
j'ai pogné un ticket 52 piasses => 52 transport`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
le kiné 50 remboursé 35 => ?
lunettes 320 dont 200 remboursés => ?
coloc paye la moitié du wifi 30 => ?
j'ai payé la moitié du wifi 30 => 30 utilities
garde des petits mercredi 45 => 45 @-7 other
enlève 5 => fix by -5
gaz 123 mais pas encore payé => no
jean soldé 30 au lieu de 60 => 30 clothes "jean"
Vous avez payé 8,30 € à Uber Eats => 8.30 EUR food "Uber Eats"
Paiement de 45,90 EUR chez ZARA accepté => 45.90 EUR clothes "ZARA"
lydia de Marie 25 => no
resto 90 divisé par 3 => ?
cadeau 60 partagé en 4 => ?
au fait pour la nounou c'était 465 => fix amount 465
j'ai dépensé 10 en pain, 6 en lait et 4 en fromage => ? 10+6+4 | 6+4
qu'est-ce que j'ai supprimé ? => query deleted all null
j'ai effacé quoi => query deleted all null
quelle a été la plus grosse dépense ce mois-ci ? => query top this_month null
on a dépensé le plus dans quoi ? => query top this_month null
5 de moins => fix by -5
c'était 5 de moins => fix by -5
c'était pas à moi => fix payer other
c'était à Paul => fix payer Paul
courses ou restos, on dépense plus où ? => query compare this_month groceries
monte-le à 450 => fix amount 450
change déjeuner en brunch => fix description brunch
c'était 3 cafés => fix
non c'est moi => fix payer me
j'ai remboursé 20 à Ana => no
c'était quoi le moins cher ? => query top this_month null
qui a dépensé le plus, Ana ou moi ? => query compare this_month null
c'était pas à carrefour => fix
plus 5 => fix by 5
en fait le pain était compris => fix
j'ai trop dépensé ce mois-ci => query total this_month
boucherie, payé avec un billet de 50, on m'a rendu 12,30 => 37.70 groceries "boucherie"
billet de 20 au boulanger, 13,40 de rendu => 6.60
j'ai donné un billet de 10 au kiosque, il m'a rendu 4,20 => 5.80
deux baguettes deux euros soixante et un gâteau trois euros => 2.60 + 3
deux salades un euro quatre-vingts et des olives 4 euros => 1.80 + 4
deux taies 65x65 24,90 => 24.90
vitre 24x36 posée, 64 € => 64
2 kg de cerises à 6,50 le kilo et des fraises 4,20 => 13 + 4.20
manteau étiqueté à 180, pris à 99 => 99 clothes
il demandait 60 pour la table, prise à 45 => 45
mets la note du resto 45 => 45 food
mets la facture du garage 120 => 120 transport
tapis 1500 livres turques => 1500 TRY
poulet à Dakar, 3500 francs CFA => 3500 XOF
cigare 500 pesos cubains => 500 CUP
plein 90 euros euh non 92 => 92`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
deux menus à 13,50 chacun et un café 2 => 27 + 2
trois nuits à 62 la nuit => 186
cours de piano 30 de l’heure, deux heures => 60
4 places à 8,50 pièce => 34
500 g de girolles à 24 le kilo => 12
2 pizzas 19 => 19 food
appart 4 plombier 90 => 90 home`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
six beignes à 1,50 chaque => 9 food`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    cases: `
un franc quarante le petit pain au lait => 1.4 CHF food
trois francs vingt le café => 3.2 CHF food`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
boulanger un dix => ? 1.1 | 10
baguette un vingt => ? 1.2 | 20
un dix euros au péage => 10 EUR transport
deux balles cinquante un ticket de tram => 2.5 EUR transport
trois euros vingt un café => 3.2 EUR food
cinquante et un euros de courses => 51 EUR groceries
quatre-vingt-un euros de courses => 81 EUR groceries
cent un euros de courses => 101 EUR groceries
mille deux de frais de notaire => ? 1002 | 1200
trois mille sept la pompe à chaleur => ? 3007 | 3700
deux mille trois cents euros de travaux => 2300 EUR home
mille dix euros de loyer => 1010 EUR home
1kg500 de rôti à 8€ le kg => 12 groceries
1kg500 de rôti 12€ => 12 groceries
rideau 1m80 35 => 35 home
ménage 3h à 15 => 45 home
cours de piano 2h à 30 => 60 education
dîner 19h à 35 => 35 food
ciné 20h à 12€ => 12 entertainment
3 malles de rangement 45 => 45 home
2 lièvres 34 => ?
2 criques 9 => ?
hummus 40 ILS => 40 ILS food`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
bail de chasse part 1/14 : 210 euros => 210 EUR other
le 12-14 du JT, pizza 12 => 12 food
le 12 novembre pizza 12 => 12 @-6 food
boulangerie rue du 8-Mai 4,20 => ?
boulangerie rue du 11 novembre 4,20 => 4.2 groceries
boulangerie du 11 novembre 4,20 => 4.2 @-7 groceries
le 1er cierge 3,50 => 3.5 @-17 gifts
kebab samedi 3h du mat 8,50 => 8.5 @-4 food
kebab samedi 14, 8,50 => 8.5 @-4 food
lun pain 3⏎mar pain 3⏎mer café 4 => 3 @-2 groceries + 3 @-1 groceries + 4 @0 food
mardi pain 3, mercredi café 4 => 3 @-1 groceries + 4 @0 food
mercredi café 4 => 4 @-7 food
engrais 10-10-20 8,50 => 8.5 home
pain 3, càd 3,50 => 3.5 groceries`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
soixante et dix euros de courses => 70 EUR groceries
café trois cinquante et deux croissants trois euros => 3.5 food + 3 EUR food
pain deux euros quarante et trois brioches quatre euros cinquante => 2.4 EUR groceries + 4.5 EUR food
12 m2 de parquet à 13,95 le m2, 167,40 => 167.4 home
menuisier 14h de boulot à 38 euros de l'heure => 532 EUR home
netflix 13,49 ils ont encore augmenté => 13.49 entertainment
sirop de grenadine 1l5 2,30 menthe 75cl 1,95 => 2.3 groceries + 1.95`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
deux péages 4,10 et 7,60 => 4.1 + 7.6
je ne sais plus si j'ai réglé le ramoneur, 65 € => ? 65
encens 6 bougies 14 briquet 2 et rien à fêter => 6 + 14 + 2
j'ai tendu 50 au boucher, il m'a rendu 17,50 => 32.5`,
  },
  {
    locale: 'fr-BE',
    currency: 'EUR',
    cases: `
3 cent septante euros de loyer => 370 EUR home
2 cent vingt euros le vélo => 220 EUR`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
200 g de jambon cru à 4 les 100 g => 8 groceries
péage douze euros six => 12.06 EUR transport
gigot 1,5 kg à 22 le kilo => 33 groceries
deux places de ciné à 11 et popcorn 6,50 => 22 entertainment + 6.5 food
2 livres à 8 et le loto m'a coûté 12 => 16 + 12
plein de 30 litres à 1,759 le litre, soit 52,77 => 52.77 transport
kebab trnte deux euros => 32 EUR food
taxi à Marrakech 40 dh => 40 MAD transport
thon 0,350kg 40,00/kg 14 => 14`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
gardienne 4h x 15$ => 60 CAD`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
quat'vingts euros de courses => 80 EUR groceries
soixante eurocents la baguette => 0.6 EUR groceries
repas 30 + 10% ça a fait 33 => 33 food
la kiné 35 la visite, quatre visites payées ensemble => 140 health
blouson 45, prix d'origine 70 => 45 clothes
2 places de théâtre cat. 2 à 35 € la place => 70 EUR
bouquet 32 et une carte 4,50 => 32 + 4.5
gaufres à la foire, 4€ pièce, j'en ai mangé une => 4 EUR food
bowling 12 par personne, j'ai payé ma part => 12 entertainment`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
on était quatre => fix
nous étions six => fix
sans le pourboire => fix
22 pardon => fix amount 22
7500 non, 750 => fix amount 750
non attends => keep
cahiers pour le CM2 8,90 => 8.9 education
cahiers pour le CE2 8,90 => 8.9`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
table 6, deux pizzas 13,50 => 13.5`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
parti avec 40, revenu avec 15, donc 25 de fromage => 25 groceries`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
la fleuriste 25 ou 35 je sais plus lequel => ? 25 | 35`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
sortie du dentiste avec 60 de moins sur le compte => 60 health`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
plombier 90/120 => ? 90 | 120`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
sandales 39 ou 49 => ? 39 | 49
sandales 38 ou 39, 25 euros => 25 EUR`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
la laisse en vêtements ? mets-la dans animaux => fix category pets`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
on a noté deux fois la cantine => fix
j'ai des doublons => query repeated`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
les deux boissons c'était hier => fix date -1
les 3 cafés c'était samedi => fix date -4
c'était en 2024 => fix
le loyer c'était en octobre 2024 => fix
baisse le budget courses de 50 => budget set by -50
baisse le budget courses à 250 => budget set 250
ajoute 50 au budget courses => budget set by 50
ajoute un budget de 50 pour les courses => budget set 50
ana a mis quoi aujourd'hui => query list today
ana a acheté quoi hier => query list yesterday
on a payé quoi cette semaine => query list this_week
combien pour la bouffe et l'essence => query compare this_month food
combien en courses et resto => query compare this_month groceries
pain 3€, vin 12€ = 18€ => ?
pain 3 vin 12 = 15 => 3 "pain" + 12 "vin"
baby-sitter 4h à 10 => 40 other "baby-sitter"
babysitter 3h à 12 => 36 other
essence 40 litres à 1,789 => 71.56 transport "essence"
40 litres d'essence à 1,789 => 71.56 transport
courses 84,12 chez lidl, 12 de monnaie rendue => 84.12 groceries
facture internet => missing
bus deux fois, 2,80 chacun => 5.6 transport
coiffeur 45 pourboire 5 => 50 other "coiffeur"
deux billets de train => missing
deux abonnements de bus => missing
cinq courses => 5 groceries
vol 120 par personne => ?`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    cases: `
magasiné du linge pour les enfants 95 => 95 clothes
j'ai magasiné des bottes 120 => 120 clothes "bottes"`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
resto 45 plus pourboire 10% => ? 49.5 | 45
manteau 120 moins 20% => ? 96 | 120
manteau 189 moins 25 % = 141,75 => 141.75
chaussures 80 remise 10 => ? 70 | 80
ils m'ont fait 5 de remise => fix by -5
pas la boulangerie la pharmacie c'était soixante-dix-sept => fix amount 77
non, pas le gaz, les courses c'était hier => fix date -1
donc 94 => fix amount 94
sans le pourboire 86 => fix amount 86
j'ai payé le loyer => missing
j'ai payé l'électricité => missing
cadeau 60, ne lui dis pas => 60 gifts "cadeau"
cadeau 60, faut pas lui dire => 60 gifts "cadeau"
resto 90 à partager en 3 => ? 30 | 90
courses 80 à diviser par deux => ? 40 | 80
leclerc 80 dont 20 pour le chat => 80 groceries "leclerc"
non, juste le café => fix
attends c'était ma carte pro => fix
cetait 15 => fix amount 15
non cetait hier => fix date -1
timbre 1,43 fois 10 => 14.3 other "timbre"
pain 1,20 fois 3 => 3.6 groceries "pain"
plein 67 euros 40 plus 5 de lavage => 67.4 transport "plein" + 5 "lavage"
enlève 30 pour le bon => fix by -30
amende 35, fait chier => 35 transport "amende"
c'est moi qui ai payé le pain => fix payer me
mdr non c moi => fix payer me
non ana a payé => fix payer Ana
j'ai pas payé le taxi, c'est ana => fix payer Ana
canapé en trois mensualités de 90 => ? 270 | 90
loyer 700 tous les 5 => 700 @-13 home "loyer"
courses 95 en entier => 95 groceries "courses"
quel jour de la semaine on dépense le plus ? => query top all null
ciné 18 avec Ana => 18 entertainment "ciné avec Ana"
le pain c'était 3, je me suis trompé => fix amount 3
la pizza c'était moi => fix payer me
pas de pourboire => fix`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    cases: `
pour un cadeau => missing
du pain => missing
le popcorn c'était 11 => 11 food "popcorn"
ajoute 5 à l'électricité => 5 utilities "électricité"
ajoute 5 à lidl => 5 groceries "lidl"
le taxi de samedi c'était 55 => 55 @-4 transport "taxi"
le popcorn 5,60 => 5.6 food "popcorn"
c'était 180 de viande et 120 de légumes => 180 groceries "viande" + 120 groceries "légumes"
livraison même jour 20 => 20 - "livraison"
30 à la boulangerie, et il reste combien sur le budget courses ? => budget show
il reste combien sur le budget courses ? => budget show
la deuxième à 4 => fix amount 4
ajoute 40 de taxi => 40 transport "taxi"
le taxi => missing
le pain 7, désolé => 7 groceries "pain"`,
  },
  {
    locale: 'fr-FR',
    currency: 'ARS',
    cases: `
pour un cadeau => missing
du pain => missing
le popcorn c'était 11 => 11 food "popcorn"
ajoute 5 à l'électricité => 5 utilities "électricité"
ajoute 5 à lidl => 5 groceries "lidl"
le taxi de samedi c'était 55 => 55 @-4 transport "taxi"
le popcorn 5,60 => 5.6 food "popcorn"
c'était 180 de viande et 120 de légumes => 180 groceries "viande" + 120 groceries "légumes"
livraison même jour 20 => 20 - "livraison"
30 à la boulangerie, et il reste combien sur le budget courses ? => budget show
il reste combien sur le budget courses ? => budget show
la deuxième à 4 => fix amount 4
ajoute 40 de taxi => 40 transport "taxi"
le taxi => missing
le pain 7, désolé => 7 groceries "pain"
salut ! on est trois colocs, comment ça marche ? => help
c'est moi qui ai payé internet ce mois ci => fix payer me
c'est quoi les 3 dernières => query list this_month null
trois derniers trucs => query list this_month null
coiffeur 55 pour moi et 20 pour Noah => 55 other "coiffeur" + 20 other "coiffeur pour Noah"
le docteur pour Lucas 27 => 27 health "docteur pour Lucas"
pourquoi on a dépensé autant => query top this_month null
combien pour les enfants => query total this_month null
mettons 900 par mois pour l'épicerie => budget set 900
comment dois-je noter mes dépenses ? => help
non je l'ai rendu, il était trop petit => delete
le spotify on l'a annulé, enlève-le => delete
qui a dépensé le plus elle ou moi => query top this_month null
non c'est toi => fix payer other
combien on a mis dans la voiture => query total this_month transport
combien ce we => query total weekend null
on en est où des sorties => budget show`,
  },
  {
    locale: 'fr-FR',
    currency: 'ARS',
    isOnlyHeld: true,
    cases: `
oui 1254 avec le pourboire => 1254 food "pourboire"
le 2 c'était 35 => fix amount 35
resto 30, c'est Ana qui a payé => 30 food "resto"`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
carnet 3,50 => 3.5 education "carnet"
je veux dépenser moins en cadeaux, 80 max par mois => budget set 80
non, 3 kg => fix
2 churros 6e => 6 food "2 churros"
3 tours de manège 5e, 2 churros 6e => 5 entertainment "tours de manège" + 6 food "2 churros"
2 cafés 5e et un croissant 1,20 => 5 food "2 cafés" + 1.2 food "croissant"
taxi dans le 6e 14 => 14 transport "taxi"
pizza 12e 50 => 12.5 food "pizza"
livres pour la 5e 32 => 32 education "livres"
pizza 45 et taxi 18, les deux c'était Ana => 45 food "pizza" + 18 transport "taxi"`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
le gasoil a pris 5 centimes => no
pain 90 centimes => 0.9 groceries
135 euros d'amende pour ceux qui se garent là => no
repas 60 pour ceux qui sont venus => 60 food
8 euros un café, c'est cher => ? 8
plein 70, c'est cher => 70 transport
deux douzaines d'oeufs à 4 chacune => ? 8 | 96
une douzaine de macarons à 2 chacun => 24
loyer 1k2 => 1200 home
3 cafés à 2,5 => 7.5 food
échéance 3 sur 10 du frigo 55 => 55 home
retirer 100 au distributeur => no
ce canapé était à 900, hors de question => no
vingt euros dix l'album => 20.1`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    isOnlyHeld: true,
    cases: `
mon lunch 14 and coffee 4 => 14 food + 4 food`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    isOnlyHeld: true,
    cases: `
nonante-huit francs cinquante l'habit de ski => 98.5`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
promo : lessive 7,90 => no
loyer mois 11 650 => 650 home
loyer du mois 1 200 => 1200 home
appart 12, gaz 58 => 58 home "gaz"
je dois la cantine, 48 => no
on m'a augmenté le loyer de 35 euros => no`,
  },
  {
    locale: 'fr-SN',
    currency: 'XOF',
    isOnlyHeld: true,
    cases: `
loyer du mois 12 500 => 12500 home`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
sucre 12 thon 6,40 => 12 groceries + 6.4 groceries
j'ai payé 40 et ma soeur 25 pour le cadeau => 40 gifts`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
écharpe 25 gants 18 => ? 25+18 | 18
savon 4 chips 3 => ? 4+3 | 3
pain 3 pommes 2 => 3 groceries + 2 groceries
Lidl 4 yaourts 2,40 => 2.4 groceries
croissant 1,40 à 7 h 30 => 1.4 food
baby-sitter 45 à 18 h 30 => 45`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
baby-sitter 45 de 19 à 23 => 45 other
on a roulé de 8 à 10, essence 45 => 45 transport
acompte 300 pour la cuisine, les 700 restants en mai => 300 home
le forfait est passé de 10 à 15 => no
envie d'une pizza à 12 => no`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
acompte de 300 pour la robe, les 700 autres en mai => 300
le forfait est passé de 10 à 15 => no
envie de pizza, pris une margherita 12 => 12 food
80 de bénéfice au vide grenier => no
fondue pour 2 58 => 58 food
mcdo 27,40 pour 4 => 27.4 food
resto 80 pour 4 => 80 food
courses pour 2 500 => 2500 groceries
manteau à 120 soldé 84, je l'ai pris => 84 clothes
canapé affiché à 900, je l'ai pas pris => no`,
  },
  {
    locale: 'fr-SN',
    currency: 'XOF',
    isOnlyHeld: true,
    cases: `
thieb pour 2 500 => 2500 food`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
place de concert 45 plus 3,50 de frais => 48.5 entertainment
billet 45 plus frais 3,50 => 48.5
pizza 20 plus 3 de livraison => 20 food + 3
train 64 plus 12 de taxi => 64 transport + 12 transport`,
  },
  {
    locale: 'fr-CA',
    currency: 'CAD',
    isOnlyHeld: true,
    cases: `
souper pour 4 132 => 132 food
bottes en spécial, payé 80 => 80 clothes`,
  },
  {
    locale: 'fr-CH',
    currency: 'CHF',
    isOnlyHeld: true,
    cases: `
raclette pour 4 1 120 => 1120 food`,
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    isOnlyHeld: true,
    cases: `
carnet de vaccination international 0 mais vaccin rage 58 => 58 health
bah mets toujours les 4,60 du bus => 4.6 transport
tram 2,40, carte de 10 à 18 => ? 2.4 | 18`,
  },
]
