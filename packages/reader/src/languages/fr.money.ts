import type { MoneyBook } from './language.ts'

/** French: numbers, money and the small words around them. */
export const frMoney: MoneyBook = {
  language: 'fr',
  words: {
    number: `zero=0, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12, treize=13, quatorze=14, quinze=15, seize=16, vingt=20, trente=30, quarante=40, cinquante=50, soixante=60
      septante=70, huitante=80, octante=80, nonante=90, quatre vingt=80, quatre vingts=80, quatrevingt=80, (quat/katre) vingt=80, (quat/katre) vingts=80, dix sept=17, dix huit=18, dix neuf=19, une dizaine d=10, une vingtaine d=20
      une trentaine d=30, une trentaine de=30, une cinquantaine d=50, une cinquantaine de=50, une centaine d=100, une centaine de=100, une dizaine de=10, une vingtaine de=20`,
    one: `d un, d une, un, une`,
    times: `cent, cents=100
      mil, mille, milles, millier, milliers=1000
      brique, briques, patate, patates=10000`,
    half: `et (demi/demie)
      et (un)? quart=25
      et trois quarts=75`,
    prefixHalf: `demi, un demi`,
    point: `point, virgule`,
    with: `avec`,
    each: `chacun, chacune, chaque, l un, l une, l unite, le kilo, par (tete/personne/unite), piece`,
    rate: `a`,
    inexact: `et des brouettes, et des poussieres, et (qq/qqs/qques/quelque/quelques)`,
    percent: `pour cent, pourcent`,
    currency: `euro s, euros=EUR
      dollars=dollar
      dollars (us/americains)=USD
      dollars canadiens=CAD
      livre sterling, livres, livres sterling=GBP
      fr, fr ., francs=franc
      franc suisse, francs suisses=CHF
      reais, reals=BRL
      yens=JPY
      dollars australiens=AUD
      dollars neo zelandais=NZD
      pesos=peso
      pesos argentins=ARS
      pesos mexicains=MXN
      pesos chiliens=CLP
      pesos colombiens=COP
      pesos cubains=CUP
      pesos dominicains=DOP
      couronnes tcheques=CZK
      couronnes danoises=DKK
      couronnes norvegiennes=NOK
      couronnes suedoises=SEK
      couronnes islandaises=ISK
      francs cfa, fcfa, cfa=cfa
      francs pacifiques=XPF
      livres turques, lires turques=TRY
      livres egyptiennes=EGP
      livres libanaises=LBP
      roupies, roupies indiennes=INR
      roupies (indonesiennes)=IDR
      shekels=ILS
      yuans=CNY
      wons (coreens)?=KRW
      bahts=THB
      dongs=VND
      roubles=RUB
      zlotys, zloty=PLN
      forints=HUF
      dirham, dirhams, dirhams marocains=MAD
      soles=PEN
      dinars, dinars tunisiens=TND
      dinars algeriens=DZD`,
    coin: `e, eu, euro=EUR
      dollar, piasse, piasses, piastre, piastres=dollar
      franc, frs=franc
      us=USD
      balle, balles, boule, boules, brouzoufs, dollards, eurosses, pepettes, roros, sous, zeuros=own`,
    minor: `cenne, cennes, cents, ct, cts
      eurocent, eurocents=EUR
      centime, centimes=centime`,
    measure: `avenue, boulevard, chemin, impasse, rue=place
      au (bac/brevet/controle/partiel/permis), de cholesterol, en (maths/francais/anglais/histoire/dictee), pas (aujourd hui/hier/ce matin/ce soir/par jour), feuilles, abonnes, adultes, amis, an, annee, annees, ans, blesses, bornes, buts, calories, centimetres, chambres, chapitres, cl, convives, copains, couverts, degre, degres, eleves, enfants, etages, fois, gigas, gramme, grammes, heure, heures, invites, jour, jours, kilometre, kilometres, kilos, likes, litre, litres, m2, mails, mega, messages, metre, metres, metres carres, minute, minutes, mois, morts, nuit, nuits, page, pages, parts,  passagers, pers, personne, personnes, photos, pieces, point, points, potes, pouces, seconde, secondes, semaine, semaines, tonnes, voix, watts`,
    countable: `ampoule, assiette, baguette, banane, barre, basket, beignet, biere, billet, boite, bougie, brique de lait, brosse, burger, cadeau, cadre, cafe, cahier, canette, carnet, cd, chaise, chaussette, chaussure, chemise, chocolatine, cigarette, citron, clope, coca, cocktail, consultation, coupe, cours, coussin, crepe, croissant, demi, dessert, disque, douzaine, drap, eclair, entree, film, flan, formule, galette, gateau, glace, jean, jeu, jouet, kebab, lampe, livre, lot, macaron, maki, masque, menu, oeuf, orange, pain, pain au chocolat, paire, pantalon, parapluie, part, pinte, pizza, place, place de cine, place de cinema, plante, plat, plateau, pomme, portion, pot, poulet, pull, recharge, robe, salade, sandwich, seance, seance de kine, serviette, shot, soda, stylo, sushi, t shirt, tacos, tarte, tasse, tee shirt, the, ticket, ticket de metro, timbre, tomate, tube, verre, yaourt
      bouteille, pack, paquet, sac=pack`,
    dayUnit: `jour, jours=1
      semaine, semaines=7
      quinzaine=15
      mois=month
      an, annee, ans=year`,
    and: `ainsi que, et, puis`,
    plus: `plus`,
    further: `apres, apres ca, aussi, autre depense, egalement, en plus, ensuite, et encore, pis, puis, sans oublier`,
    article: `au, autre, autres, aux, ce, ces, cet, cette, de la, des, du, l, la, le, les, leur, ma, mes, mon, nos, notre, quelques, sa, ses, son, un, une, votre`,
    preposition: `a, apres, au, aux, avant, avec, chez, comme, contre, d, dans, de, depuis, des, du, en, entre, jusqu, par, pendant, pour, sans, sous, sur, vers, via`,
    of: `d, de, des, du`,
    pronoun: `g, jai, j ai, on a, ai, avons, nous, en, j, je, m, me, moi, on, s, se, y`,
    approx: `~, a peine, a peu pres, autour de, aux alentours de, dans les, environ, genre, jusqu a, moins de, pas loin de, plus de, pres de, un peu moins de, un peu plus de, vers les
      presque, quasi, quasiment`,
  },
}
