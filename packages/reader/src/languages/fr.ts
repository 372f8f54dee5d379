import type { LanguageBook } from './language.ts'

/** French, with the numerals of Belgium and Switzerland. */
export const fr: LanguageBook = {
  language: 'fr',
  words: {
    number: `zero=0, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12, treize=13, quatorze=14, quinze=15, seize=16, vingt=20, trente=30, quarante=40, cinquante=50, soixante=60
      septante=70, huitante=80, octante=80, nonante=90, quatre vingt=80, quatre vingts=80, quatrevingt=80, dix sept=17, dix huit=18, dix neuf=19, une paire de=2, une dizaine d=10, une vingtaine d=20`,
    one: 'un, une, d un, d une',
    times: `cent, cents=100
      mille, mil, milles, millier, milliers=1000
      briques, brique, patates, patate=10000`,
    half: 'et (demi/demie)',
    prefixHalf: 'un demi, demi',
    point: 'virgule, point',
    with: 'avec',
    each: 'chacun, chacune, chaque, piece, la piece, l unite, par (tete/personne/unite), l un, l une, le kilo',
    rate: 'a',
    total:
      'total, au total, en tout, tout compris, en tout et pour tout, total de, pour le tout, le tout, somme totale, soit, sous total, le total',
    inexact: 'et quelques, et des poussieres, et des brouettes, et quelque',
    percent: 'pour cent, pourcent',
    currency: `euros, e, eu, euro s=EUR
      dollars=dollar
      dollars (us/americains)=USD
      dollars canadiens=CAD
      livre sterling, livres sterling, livres=GBP
      franc suisse, francs suisses, francs=CHF
      reais, reals=BRL
      yens=JPY`,
    coin: `euro=EUR
      dollar=dollar
      balle, balles, boule, boules, roros, sous, pepettes, zeuros, brouzoufs, eurosses, dollards=own`,
    minor: 'centime, centimes, cts, ct',
    measure:
      'kilos, gramme, grammes, litre, litres, metre, metres, kilometre, kilometres, bornes, heure, heures, minute, minutes, seconde, secondes, jour, jours, nuit, nuits, semaine, semaines, mois, an, ans, annee, annees, fois, pouces, degre, degres, page, pages, point, points, personne, personnes, pers, amis, copains, invites, enfants, convives, etages, gigas, mega, watts, parts, eleves, chapitres, buts, passagers, pas, calories, likes, abonnes, voix, metres carres, places, pieces, chambres, tonnes, centimetres, potes, couverts, adultes, m2, mails, messages, photos, morts, blesses, cl',
    countable:
      'pizza, cafe, biere, pinte, demi, croissant, baguette, pain au chocolat, chocolatine, sandwich, kebab, tacos, burger, menu, verre, coca, soda, the, glace, gateau, tarte, crepe, galette, place, billet, ticket, ticket de metro, entree, livre, cahier, stylo, paquet, boite, bouteille, canette, sac, lot, paire, chaussette, oeuf, douzaine, banane, pomme, orange, citron, tomate, salade, yaourt, brique de lait, pack, jouet, plante, pot, cadre, serviette, drap, coussin, assiette, tasse, cours, seance, consultation, seance de kine, coupe, poulet, sushi, maki, portion, part, dessert, plat, cocktail, shot, jeu, film, ampoule, chaise, lampe, t shirt, tee shirt, pantalon, chemise, pull, robe, jean, chaussure, basket, cd, disque, carnet, timbre, recharge, flan, eclair, macaron, beignet, pain, plateau, formule, brosse, tube, barre, clope, cigarette, place de cine, place de cinema, bougie, cadeau, parapluie, masque',
    label:
      'etage, chapitre, episode, saison, version, page, code, pin, (numero/num/n °/nº) , commande, dossier, taille, pointure, rue, avenue, av ., bd, boulevard, route, autoroute, departementale, sortie, finissant par, article, canal, niveau, quai, voie, porte, vol, siege, place numero, appartement, appart numero, batiment, tel, tel ., telephone :, mon tel, j ai, elle a, il a, on a, tu as, fete ses, fait, mesure, pese, sommes, reste, il reste, age, de, annee, chambre, salle, bureau, poste, top, moins de, plus de vieux, rang, zone, tome, partie, acte, cp, siret, siren, iban, rib, arrondissement, journee, tour, manche',
    weakLabel:
      'ligne, bus, metro, tram, train, carte, table, maison, billet, ticket, facture, recu, modele, marque, numero, groupe, menu, formule, caisse, magasin, arret, etape, terminal, rer, noctilien, bloc, plaque, parking, cours, lot',
    model: 'modele, coca, version, vitamine, ryzen, macbook, clio, golf, twingo',
    fuel: 'sans plomb, essence, gazole, gasoil, carburant, super, plein',
    timeBefore: 'a, vers, vers les, jusqu a, des, avant, apres, de',
    timeAfter:
      'heures, heure, heures du matin, heures du soir, h du matin, h du soir, du matin, du soir, de l apres midi, pile, h pile',
    instalments:
      '(en/de/sur/par)? (mensualites/mensualite/fois sans frais/echeances/versements/prelevements/fois sur) (sans frais)?',
    tender: `paye avec un billet de, avec un billet de, billet de, donne un billet de, rendu, il m a rendu, elle m a rendu, monnaie sur
      au lieu de, avant c etait, coutait, prix barre, a la base=soft`,
    discount:
      'de remise, de reduction, de rabais, de moins, de monnaie, de cashback, d economie, de bon d achat, points',
    day: `aujourd hui, aujourdhui, auj, ajd, ce (matin/midi/soir), cet (apres midi/aprem), cette nuit, maintenant, tout a l heure, a l instant, tantot, la tout de suite, il y a (une heure/deux heures/un moment/un instant/cinq minutes), a midi=0
      hier, hier (soir/matin/midi/apres midi/aprem/nuit), la nuit derniere, la veille, hier au soir=-1
      avant hier, avanthier, avant hier (soir/matin/midi)=-2
      la semaine derniere, la semaine passee, semaine derniere=-7
      demain, demain (matin/soir/midi), dmain=1
      apres demain=2
      (le/ce)? (week end/weekend) (dernier/passe)?, ce we, le we dernier=weekend`,
    weekday: `dimanche, dim=0
      lundi, lun=1
      mardi=2
      mercredi, mer=3
      jeudi, jeu=4
      vendredi, ven=5
      samedi, sam=6`,
    month: `janvier, janv=1
      fevrier, fev, fevr=2
      mars=3
      avril, avr=4
      mai=5
      juin=6
      juillet, juil=7
      aout=8
      septembre, sept=9
      octobre, oct=10
      novembre, nov=11
      decembre, dec=12`,
    dayUnit: `jour, jours=1
      semaine, semaines=7
      quinzaine=15
      mois=month
      an, ans, annee=year`,
    agoBefore: 'il y a, y a, ya, ca fait, voila, il y a environ',
    agoAfter: 'plus tot',
    past: 'dernier, derniere, passe, passee, ce, cette',
    dayBefore: 'le, du, au, le jour, la date du',
    and: 'et, ainsi que, puis',
    or: 'ou, ou bien',
    plus: 'plus',
    further:
      'puis, ensuite, aussi, et (puis/aussi/apres/ensuite), apres ca, en plus, egalement, et encore, autre depense, apres, pis, sans oublier',
    but: 'mais, sauf, par contre, cependant',
    article:
      'le, la, les, l, un, une, des, du, de la, mon, ma, mes, notre, nos, son, sa, ses, ce, cette, cet, ces, autre, autres, quelques, au, aux, votre, leur',
    preposition:
      'a, au, aux, en, dans, chez, pour, par, avec, sans, sur, de, du, des, vers, entre, depuis, pendant, sous, contre, apres, avant, d, jusqu, comme, via',
    of: 'de, d, du, des',
    pronoun: 'je, j, on, nous, me, m, moi, se, s, y, en',
    stranger:
      'il, elle, ils, elles, tu, vous, (mon/ma/mes/le/la/les/un/une/notre) (voisin/voisine/voisins/patron/patronne/chef/ami/amie/amis/collegue/collegues/pote/copain du bureau/cousin/cousine/oncle/tante/proprio/gouvernement/president/mairie/entreprise/boite/banque/etat/ministre/club/equipe/acteur/chanteur/joueur/mec/meuf/type/gars/dame/monsieur/ex), quelqu un, les gens, mbappe, elon musk, macron, le psg, l etat, les voisins, bernard arnault, les francais',
    family:
      '(mon/ma/mes/le/la)? (mari/femme/epouse/epoux/compagnon/compagne/copain/copine/conjoint/mere/pere/maman/papa/fils/fille/frere/soeur/mamie/papi/belle mere/beau pere/chéri/cherie/coloc/enfants)',
    filler:
      'salut, bonjour, bonsoir, coucou, alors, bon, ben, bah, euh, heu, ah, eh, oui, ouais, ouai, oh, ok, d accord, voila, juste, seulement, encore, deja, enfin, bref, s il te plait, s il vous plait, stp, svp, merci, hop, tiens, dis, casita, bot, assistant, en fait j ai, du coup, genre, quoi, hein, bien, vraiment, finalement, figure toi, je crois, je crois que, il me semble, franchement, malheureusement, categorie, date, description, montant, prix, pour un montant de, d un montant de, trop cher, hyper cher, super cher, cher, pas cher, une arnaque, quelle arnaque, une affaire, la vache, punaise, purée, puree, putain, mince, zut, ouf, aie, oups c est, exactement, pile, tout rond, net, ttc, ht, a peu pres, la, ici, mdr, lol, c est fou, comme d hab, comme d habitude, malin, a l ancienne, tout juste, seul, ca y est, et voila, avec pourboire, pourboire compris, ni plus ni moins',
    approx:
      'environ, a peu pres, presque, dans les, aux alentours de, autour de, vers les, quasi, quasiment, plus de, moins de, pres de, genre, un peu plus de, un peu moins de, pas loin de, ~, a peine, jusqu a',
    method: `(par/en/avec/via/sur)? (la/ma/le/mon)? (carte/cb/carte bleue/carte bancaire/carte de credit/especes/liquide/cash/cheque/virement/paypal/lydia/revolut/apple pay/google pay/sans contact/ticket resto/tickets resto/ticket restaurant/tickets restaurant/titre restaurant/carte resto/swile/compte joint/carte commune/prelevement/visa/mastercard/amex/n26/boursorama/wero/bon d achat/cheques vacances)
      avec la carte (de mon mari/de ma femme/du boulot/de la boite/commune), en ligne, sur internet, sur le compte joint, du compte joint, avec le compte joint, par telephone, avec mon telephone, en plusieurs fois, par prelevement, au comptant, a credit, prelevement automatique`,
    spend: `depense, j ai depense, ai depense, avons depense, a depense on, on a depense, nous avons depense, depenser j ai, claque, j ai claque, on a claque, crame, dilapide, j ai mis, on a mis, mis, lache, j ai lache, on a lache, laisse, j ai laisse, investi, donne, j ai donne, on a donne, j ai file, verse, file
      paye, j ai paye, on a paye, ai paye, avons paye, nous avons paye, j ai regle, regle, on a regle, regler j ai, j ai du payer, on a du payer, j ai du acheter, du payer, je viens de payer, je viens d acheter, on vient de payer, on vient d acheter, viens de depenser, je viens de depenser, j ai fini de payer
      achete, j ai achete, on a achete, ai achete, avons achete, nous avons achete, pris, j ai pris, on a pris, repris, j ai repris, commande, j ai commande, on a commande=buy
      j ai reserve, on a reserve, reserve, j ai loue, on a loue, loue, j ai renouvele, j ai recharge, recharge, j ai offert, on a offert, offert, je me suis (offert/achete/pris/paye/fait/commande), on s est (offert/achete/pris/paye/fait/commande), me suis achete, j ai fait (le plein/les courses/des courses/le marche/reparer/laver/refaire/une course/des achats/du shopping/mes courses), on a fait (le plein/les courses/des courses/le marche), fait (le plein/les courses), j ai rempli le reservoir, plein d essence, j ai participe, j ai invite, j ai souscrit, j ai depose au pressing, j ai craque, j ai craque pour, j ai ramene, j ai recupere, j ai fait reparer, j ai change (les/le/la), depensé, ramene, rachete, j ai rachete, je t ai achete, j ai eu, j ai trouve et achete, j ai dépense, payes, paye en, parie, j ai parie, j ai cotise, laisse en pourboire`,
    spendHe:
      'a paye, a achete, a depense, a regle, a pris, ont paye, ont achete, a commande, a mis, a offert',
    record:
      'ajoute, ajouter, ajoutez, note, noter, notez, enregistre, enregistrer, mets, inscris, rajoute, rajouter, depense de, depenses, nouvelle depense, une depense de, une depense, achat, achats, achat de, paiement, paiement de, un achat, saisis, entre la depense, je veux (noter/ajouter/enregistrer), debit, frais, frais de, facture de, facture, reglement',
    cost: 'a coute, m a coute, nous a coute, m ont coute, ont coute, coute j ai, ca m a coute, ca a coute, ca nous a coute, ca m a fait, ca a fait, ca nous a fait, m a fait, c etait, etait, ca fait, ca nous fait, m en a coute, m est revenu a, est revenu a, revenu a, m est revenue a, on m a pris, ils m ont pris, m a pris, on m a facture, m ont facture, m a facture, facture, m a demande, j en ai eu pour, on en a eu pour, en ai eu pour, j en ai pour, eu pour, preleve, on m a preleve, a ete preleve, a ete debite, debite, debitee, on m a debite, s est eleve a, s eleve a, montait a, y sont passes, y est passe, sont partis, est parti, sont partis en, j en suis a, j ai eu pour, m a saigne, m ont pris, il m a pris, revient a, m est revenu, j y ai laisse, y ai laisse, s en sont alles, est passe, sont passes, j ai perdu au',
    consume: `dejeune, j ai dejeune, on a dejeune=dejeuner
      dine, j ai dine, on a dine=diner
      petit dejeune=petit dejeuner
      mange, j ai mange, on a mange=repas
      bu, j ai bu, on a bu, je suis alle (au/a la/chez/en/a l)?, on est alle (au/a la/chez/en/a l)?, on est alles (au/a la/chez/en/a l)?, je suis allee (au/a la/chez)?, nous sommes alles (au/a la/chez)?, alle (au/chez), alles (au/chez), je suis passe (au/chez/a la)?, passe (au/chez), je suis sorti, on est sortis, sortie (au/en), gare, j ai gare, vu, j ai vu, on a vu, j ai goute, voyage en, suis parti=
      coiffe, je me suis fait couper les cheveux=coiffeur`,
    infinitive:
      'payer, acheter, regler, depenser, prendre rendez vous, reserver, commander, renouveler, recharger, faire le plein, virer, retirer, deposer, rembourser, rendre, envoyer, recuperer, investir, economiser, cotiser, mettre de cote',
    now: 'je paye, je paie, on paye, on paie, nous payons, j achete, on achete, nous achetons, je prends, on prend, en train de payer, en train d acheter, je depense, on depense, je regle',
    not: 'ne, n, pas, jamais, non, ni, aucun, personne, plus jamais, rien, nan, sans',
    almost:
      'j ai failli (acheter/payer/depenser/prendre), failli, on a failli, ai failli, presque achete, j etais sur le point de, sur le point de, a deux doigts de, j ai hesite, hesite a, hesite',
    income:
      'recu, j ai recu, on a recu, ai recu, gagne, j ai gagne, on a gagne, touche, j ai touche, on a touche, encaisse, j ai encaisse, m a rembourse, m ont rembourse, m a paye, m ont paye, on m a paye, on m a rembourse, on m a vire, on m a donne, on m a offert, m a donne, m ont donne, m a vire, m ont vire, m a verse, m a envoye, m a rendu, nous a rembourse, ete rembourse, ete remboursee, rembourse, remboursement, remboursement de, vendu, j ai vendu, on a vendu, revendu, j ai revendu, vente, salaire, mon salaire, la paie, ma paie, ma paye est, paie tombee, est tombe, est tombee, tombe, prime, prime de, avoir de, allocation, allocations, caf, les apl, apl, bourse, pension recue, dividende, dividendes, interets recus, loyer recu, retraite de, virement recu, virement de, rentree, rentree d argent, trouve, j ai trouve, herite, credite, a ete credite, j ai ete rembourse, j ai ete paye, on m a prete, m a fait un virement, m a filé, m a file, je gagne, je touche, pourboires recus, facture encaissee, un client a paye, le client a paye, argent de poche recu',
    transfer:
      'vire sur, j ai vire (sur/vers/de)?, on a vire (sur/vers), transfere sur, transfere, j ai transfere, on a transfere, depose, j ai depose, depose sur, mis de cote, j ai mis de cote, on a mis de cote, mis sur (mon/le/notre) (livret/compte/livret a/pel/ldd/compte epargne), j ai mis (sur mon livret/sur le livret/sur mon compte), mis sur, epargne, j ai epargne, on a epargne, economise, j ai economise, on a economise, sur mon livret, sur le livret, livret a, sur mon compte, sur mon pel, sur mon ldd, compte epargne, mon epargne, sur l epargne, assurance vie, mon pea, entre mes comptes, de mon compte, achete (des dollars/des actions/du bitcoin/des bitcoins/de la crypto/des euros), j ai achete (des dollars/des actions/du bitcoin/des bitcoins/de la crypto), change des, converti, place sur, j ai place, la tirelire, dans la tirelire, virement interne, approvisionne, investi (en bourse/dans des actions/en crypto), plan epargne, cagnotte epargne, verse sur mon livret, verse sur (mon/le/notre), alimente mon',
    send: 'vire a, j ai vire a, envoye, j ai envoye, j ai fait un virement, fait un virement, virement a, lydia a, j ai fait un lydia, j ai lydia, on a envoye, transfere a, j ai rembourse, paypal a',
    withdrawal:
      'retire, j ai retire, on a retire, retrait, retrait de, retrait d especes, au distributeur, au dab, distributeur, dab, tire au distributeur, j ai tire, sorti du distributeur, pris au distributeur, j ai pris du liquide, du liquide au, retirer de l argent, retire du liquide, guichet automatique, gab',
    loan: 'prete, j ai prete, on a prete, preter, emprunte, j ai emprunte, on a emprunte, emprunter, doit, me doit, nous doit, me doivent, je dois a, je lui dois, je te dois, tu me dois, je leur dois, on doit a, dette, dettes, avance a, j ai avance a, un pret, un pret de, credit de, ardoise, a credit chez, il me doit, elle me doit, me doit encore, j ai avance',
    future: `va, vais, je vais, on va, nous allons, allons, dois, je dois, on doit, nous devons, il faut, il faudra, il faudrait, faut, faudra, faudrait, faut que, doit payer, devra, devrais, devrait, on devrait, je devrais, besoin de, j ai besoin, on a besoin, veux, je veux, on veut, voudrais, je voudrais, voudrait, on voudrait, j aimerais, aimerais, on aimerait, envie de, rappelle moi, rappel, rappeler, rappelle, n oublie pas, ne pas oublier, pas oublier, penser a, pense a, pense bete, prevu de, prevoit de, prevois, on prevoit, je compte, on compte, compte acheter, a payer, reste a payer, encore a payer, en attente, echeance, echeance le, arrive a echeance, a regler, prochain, prochaine, la semaine prochaine, le mois prochain, l annee prochaine, (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) prochain, d ici, payerai, paierai, acheterai, depenserai, paierons, coutera, sera, seront, plus tard, bientot, quand je serai paye, des que, je pense acheter, pense acheter, liste de courses, liste des courses, economiser pour, j economise, on economise, mets de cote, je mets de cote, reporter, tot ou tard, va falloir, me reste a, je te rembourse, te rembourse, je te paye, projet`,
    quote:
      'coute, coutent, ca coute, vaut, valent, ca vaut, est a, sont a, est, sont, c est, revient, se vend, se vendent, vend, vendent, vends, je vends, a vendre, en vente, en promo, promo, promotion, solde, en solde a, prix, le prix, prix de, demande, demandent, ils demandent, il demande, elle demande, on me demande, propose, proposent, m a propose, on m a propose, devis, devis de, un devis, estime, estimation, j ai vu, vu a, vu une, vu un, on a vu, repere, trouve a, affiche, affiche a, annonce, annonce a, a partir de, des, le litre, le kilo a, l heure, inflation, le dollar, l euro, le bitcoin, bitcoin, cours, smic, le smic, salaire minimum, taux, passe a, passe de, est passe a, augmente, a augmente, ont augmente, baisse, a baisse, monte a, grimpe, grimpe a, atteint, cote, couterait, vaudrait, serait, coutait, coutaient, valait, etait affiche, offre, offre a, ils vendent, il vend, loue a, tarif, tarifs, facturent, prend de l heure, au metre carre, par mois en moyenne, ca va couter, me revient, mise a prix, enchere, enchere a',
    hypothetical: `si=soft
      si j achete, si je prends, si on achete, si on prend, si je depense, si je paye, si j avais, si on avait, si c etait, et si, s il, imagine, imagine que, imaginons, supposons, admettons, disons, acheterais, depenserais, payerais, paierais, prendrais, acheterait, on acheterait, on prendrait, aurais, aurait, aurait pu, pourrais, pourrait, on pourrait, je pourrais, peux, on peut, je peux, peut etre, peutetre, probablement, par exemple, exemple, hypothetiquement, je me demande, je reflechis, on reflechit, je pensais, on pensait, je songe, songe a, j allais, on allait, je voulais, on voulait, j aurais voulu, ca vaut le coup, meme si, meme pour, jamais de la vie, pas question, je reve, reve de, au cas ou, je parie que, parions, dois je, devrais je, faut il`,
    statement:
      'suis, es, est, sommes, etes, etait, etaient, ai, as, avons, avez, ont, avait, avaient, il y a, y a, y avait, il y avait, a ete, ete, fera, sait, sais, crois, pense, dit, disent, a dit, arrive, arrives, arrivons, arriver, pars, parti, partons, couru, j ai couru, marche, j ai marche, lu, j ai lu, dormi, joue, joue a, perdu, j ai perdu, nee, ne en, mort, vit, vis, vivons, habite, habitons, travaille, bosse, attends, attend, attente, appelle, appeler, appelle moi, ecris, ecrire, envoie moi, donne moi, dis moi, rendez vous a, rdv, rdv a, reunion, on se voit, on se retrouve, rencontre, retrouve, commence, finit, ouvre, ferme, dure, mesure, pese, grossi, maigri, vole, on m a vole, parce que, parce qu, quand, ou est, qui, que, comment, temperature, degres, pluie, pleut, reveil, minuteur, tirage, record, blague, je rigole, je plaisante, rigole, plaisante, poisson d avril, actualites, infos, selon, journal, etude, sondage, population, habitants, accident, ministre, president, gouvernement, resultat, score, match, but, buts, bon anniversaire, joyeux anniversaire, felicitations, je t aime, bisous a, en retard, retard, train de, note de, j ai eu une note, j ai eu mon, etage, mets une alarme, mets un minuteur, kilometres, nage, pedale, age de, fete ses, a fete, gagnent',
    idiom:
      'mille mercis, merci mille fois, mille fois, mille excuses, mille bises, mille bisous, un million de mercis, cent pour cent, deux minutes, cinq minutes, une minute, une fois, deux fois, les yeux de la tete, un bras, la peau des fesses, pas un rond, pas un sou, pas un centime, gratuit, gratos, une heure, trente six chandelles, 24 heures sur 24, moitie moitie, mille et une nuits, mille pardons, quatre mains, cent ans, a cent a l heure, bises, bisous, un million de fois, neurones, calins, cent fois, un de ces quatre, se mettre en quatre, couter un bras, trente six, tous les quatre matins, un million de bisous, deux trois, quatre quarts, mille merci, deux secondes',
    code: '(mon/ma/ton/le/votre/son) (numero/telephone/tel/portable/code/mot de passe/adresse/numero de telephone/iban/rib/numero de commande/code postal/nouveau numero/numero client) (est/c est/:)?, code, code (de verification/de securite/d acces/de confirmation/promo/wifi/de la porte/d entree/postal), votre code, mot de passe, mdp, digicode, appelle moi au, appelez le, appeler le, composez le, joindre au, numero de (telephone/commande/compte/dossier/suivi/client/serie/securite sociale), suivi, reference, ref, j habite au, j habite, matricule, plaque d immatriculation, iban, rib, siret, mon adresse',
    greeting:
      'salut, slt, bonjour, bjr, bonsoir, bsr, coucou, cc, hello, hey, yo, wesh, ca va, comment ca va, comment vas tu, comment allez vous, tu vas bien, quoi de neuf, bonne journee, bien le bonjour, bonjour (casita/a tous/a toi), re, kikou, ca roule',
    thanks:
      'merci, merci beaucoup, merci bien, mille mercis, merci mille fois, merci infiniment, un grand merci, grand merci, mci, mrc, merci a toi, merci pour tout, merci de ton aide, merci pour l aide, remercie, je te remercie, je vous remercie, super merci, parfait merci, mille merci, thx, merki',
    smallTalk:
      'super, genial, parfait, top, excellent, cool, nickel, impeccable, tres bien, bien, ok, d accord, dac, oui, ouais, non, nan, bien sur, compris, entendu, ca marche, c est bon, c est note, bravo, au revoir, a bientot, a plus, a demain, a tout a l heure, a toute, bye, ciao, tchao, bonne nuit, bonne soiree, bonne journee, bon week end, bonne annee, joyeux noel, bisous, bises, biz, desole, desolee, pardon, oups, test, ceci est un test, test test, ca fonctionne, ca marche ce truc, rien, wow, j adore, je t adore, je t aime, tu es le meilleur, t es le meilleur, t es un robot, tu es un robot, qui es tu, t es qui, comment tu t appelles, hahaha, ptdr, de rien, pas de souci, pas de probleme, tant mieux, bonne idee, quelle chaleur, il fait chaud, il fait froid',
    help: 'aide, aide moi, aidez moi, a l aide, au secours, comment ca marche, comment ca fonctionne, comment t utiliser, comment utiliser, comment je t utilise, comment on s en sert, que peux tu faire, que sais tu faire, tu fais quoi, tu sais faire quoi, qu est ce que tu peux faire, qu est ce que tu sais faire, comment ajouter une depense, comment noter une depense, comment enregistrer une depense, comment je note une depense, instructions, commandes, menu, options, besoin d aide, j ai besoin d aide, je comprends pas, je ne comprends pas, je comprends rien, comment faire, comment je fais, comment supprimer une depense, mode d emploi, info, infos, tutoriel, a quoi tu sers, ca sert a quoi, tu peux m aider, quelles sont les commandes',
    stop: 'stop, arret, arrete, arreter, desinscription, desinscrire, me desinscrire, deconnecter, deconnecte moi, me deconnecter, desabonner, ne m ecris plus, ne plus recevoir de messages, plus de messages',
    connect:
      'pret, prete, connecter, connecte moi, me connecter, lier mon compte, associer, activer, commencer, demarrer, je suis pret, je suis prete, c est parti, je me suis inscrit, je suis inscrit, on commence',
    undo: 'annuler, annule, annulez, annule ca, annule tout, defaire, defais, revenir en arriere, retour, je me suis trompe, je me suis trompee, erreur de ma part, c est faux, c est une erreur, pas ca, oublie, oublie ca, laisse tomber, ignore, ignore ca, ce n est pas ca, c est pas ca, reviens en arriere',
    delete:
      'supprimer, supprime, supprimez, effacer, efface, effacez, enlever, enleve, enlevez, retirer, retire le, retire la, vire le, vire la, vire ca, vire moi, retire moi, retire ca, jette, elimine',
    restore:
      'restaurer, restaure, restaurez, retablir, retablis, recuperer, recupere, recupere la, remets, remets la, remets le, remettre, annule la suppression, ne supprime pas, fallait pas supprimer, refaire, refais, reviens dessus, remets la depense',
    target:
      '(le/la/l)? (dernier/derniere/depense/derniere depense/depense precedente/precedent/precedente/dernier achat/achat/derniere ligne/ligne/derniere entree/entree), ca, celui la, celle la, cela, celui ci, celle ci, cette depense, cet achat, ce que je viens (de noter/d ajouter/d envoyer), que j ai (note/ajoute/mis), ce (dernier)?, mon dernier message, tout ca',
    oops: 'non, nan, pardon, oups, desole, desolee, en fait, en realite, je veux dire, je voulais dire, enfin, plutot, ou plutot, correction, rectification, erreur, je me suis trompe, je me suis trompee, me suis trompe, attends non, non attends, attends, faux, zut, mince, c est pas, ce n etait pas, pas du tout, autant pour moi, au temps pour moi, je corrige, non pardon, non plutot, ah non, euh non, sorry',
    change:
      'change, changer, changez, modifie, modifier, corrige, corriger, corrige le, corrige la, edite, editer, mets a jour, mets le, mets la, mets ca, mettre, remplace, remplacer, deplace, deplacer, passe le, passe la, passe ca, classe, classe le, classe la, classe ca, range, au lieu de, plutot que, ca devrait etre, aurait du etre, devrait etre, c est plutot, renomme, ajuste, rectifie, mets plutot, mets en',
    was: 'c etait, etait, c est, ca fait, ca faisait, c etaient, ca a coute, ca m a coute, c etait en fait, ce sont, c etait au, c etait chez, c etait a la, c etait pour, c etait le, c est au, c etait plutot, ca fait plutot',
    payer:
      'c est, a paye, paye par, payee par, a paye ca, qui a paye, a regle, regle par, a tout paye, l a paye, a achete',
    field: `montant, prix, somme=amount
      categorie=category
      date, jour=date
      description, nom, libelle, intitule=description
      payeur=payer`,
    howMuch:
      'combien, combien ai je, combien j ai, combien on a, combien avons nous, combien est ce que j ai, combien est ce qu on a, quel est, quelle est, quels sont, quelles sont, c est quoi, quel a ete, a combien',
    show: 'montre, montre moi, affiche, afficher, voir, donne moi, dis moi, fais voir, envoie moi, je veux voir, je veux savoir, peux tu me dire, peux tu me montrer, tu peux me dire, tu peux me montrer, fais moi, sors moi, consulter, je voudrais voir, je voudrais savoir, j aimerais savoir, je peux voir, peux tu me donner',
    top: '(ou/dans quoi/en quoi/pour quoi) (est ce que)? (j ai/on a/nous avons/je/on) (le plus)? (depense/depensons/claque/depenser) (le plus)?, ou (part/passe/va/est passe) (mon/notre/l/tout mon) argent, ou part l argent, plus (grosse/grosses/grande/grandes) (depense/depenses), plus (gros/grand) (poste/achat), (depense/depenses) la plus (elevee/grosse/chere), par categorie, par categories, par poste, classement, top, qui (a)? (depense/depense le) (le)? plus, depense le plus, repartition, ventilation, achat le plus cher, plus chere',
    compare:
      'comparer, compare, comparez, comparaison, compare a, par rapport a, par rapport au, versus, vs, contre, plus que, moins que, difference entre, difference avec, que le mois dernier, en comparaison',
    list: '(liste/lister/detail/details/historique/releve) (de/des/de mes/mes/les)? (depenses/achats)?, (dernieres/derniers) (depenses/achats), (quelles/quels) (sont/etaient/ont ete) (les/mes/nos)? (dernieres/derniers)? (depenses/achats), qu est ce que (j ai/on a) (achete/depense/paye), mes depenses, nos depenses, les depenses, toutes les depenses, toutes mes depenses, qu ai je achete, historique, derniere depense, la derniere depense, en quoi j ai depense, a quoi on a depense, quelles depenses',
    spending:
      'depense, depenses, depenser, j ai depense, on a depense, ai je depense, avons nous depense, a t on depense, total, bilan, resume, recap, recapitulatif, solde, rapport, budget depense, paye, j ai paye, on a paye, achete, claque, coute, moyenne, statistiques, stats, en est on, en suis je, on en est, j en suis, on en est ou, sorties d argent, frais, a depense, consomme, compte rendu, depensons',
    period: `ce mois, ce mois ci, du mois, mois en cours, le mois, pour le mois, ce moi ci, mensuel, mensuelles, depuis le debut du mois=this_month
      le mois dernier, mois dernier, du mois dernier, le mois passe, au mois dernier, mois precedent, le dernier mois=last_month
      cette semaine, de la semaine, la semaine, semaine en cours, hebdomadaire, de cette semaine=this_week
      (la/de la)? semaine derniere, la semaine passee, semaine precedente, la derniere semaine=last_week
      cette annee, de l annee, l annee, annee en cours, annuel, depuis le debut de l annee, de cette annee=this_year
      (l/de l)? annee derniere, annee passee, l an dernier, l an passe=last_year
      (le/ce/du)? (week end/weekend) (dernier/passe)?=weekend
      depuis le debut, depuis toujours, en tout, au total, jusqu a present, jusqu ici=all
      aujourd hui, du jour, de la journee, d aujourd hui, journalier=today
      hier, d hier=yesterday
      derniers, dernieres=days`,
    me: 'je, j, moi, mes, ma, mon, ai je',
    budget: 'budget, budgets, plafond, limite de depenses, limite, objectif de depenses',
    limit:
      'fixe, fixer, fixez, definis, definir, mets, mettre, met, cree, creer, etablis, je veux, on veut, je voudrais, change, modifie, augmente, baisse, limite, je ne veux pas depenser plus de, ne pas depenser plus de, ne pas depasser, maximum, au maximum, au plus, plafonne',
    left: '(combien)? (il)? (me/nous)? reste (t il)? (du/de/sur/dans/comme)? (budget)?, combien il reste, combien reste t il, combien me reste t il, combien nous reste t il, il me reste combien, il nous reste combien, combien je peux (encore)? depenser, combien puis je (encore)? depenser, combien peut on (encore)? depenser, reste du budget, ou en est le budget, ou en est mon budget, budget restant, depasse le budget, restant, disponible, combien on peut (encore)? depenser',
  },
  kinds: {
    food: 'alimentation, nourriture, dejeuner, petit dejeuner, petit dej, pdj, diner, souper, dej, repas, resto, restau, restaurant, brasserie, bistrot, bistro, bouchon, creperie, pizzeria, cantine, cafeteria, snack, fast food, friterie, baraque a frites, frites, kebab, grec, tacos, burger, sandwich, sandwicherie, panini, croque monsieur, jambon beurre, salade composee, quiche, crepe, galette saucisse, gaufre, glace, glacier, gateau, gateaux, patisserie, viennoiserie, croissant, pain au chocolat, chocolatine, eclair, macaron, flan, chocolat chaud, cafe, expresso, noisette, cappuccino, the, biere, pinte, demi, apero, aperitif, verre, coup, boire un verre, cocktail, mojito, spritz, kir, bar, pub, rhum, whisky, champagne au resto, soda, coca, limonade, jus, jus d orange, eau petillante au resto, sushi, maki, japonais, chinois, thai, vietnamien, pho, bo bun, nems, indien, italien, libanais, couscous, tajine, raclette au resto, moules frites, plateau de fruits de mer, steak frites, entrecote, menu, formule, plat du jour, dessert, plat, pourboire, traiteur, a emporter, livraison repas, commande uber eats, bouffe, gouter, bonbon, confiserie, chips, goute, paul, brioche doree, quick, flunch, hippopotamus, buffalo grill, o tacos, columbus cafe, starbuck, la mie caline, courtepaille, del arte, big fernand, bubble tea, smoothie, brunch, pique nique, food truck, distributeur de snacks, machine a cafe, cantine du boulot, cantine scolaire repas, ticket resto dejeuner, plateau repas, poulet roti, poke, churros, barbe a papa, granite, vin chaud',
    groceries:
      '~courses, ~supermarche, ~hypermarche, ~superette, ~epicerie, ~marche, ~supermarché, ~drive, ~primeur, ~bio c bon, ~naturalia, ~cora, ~match, ~spar, ~netto, ~grand frais, ~super u, ~u express, ~hyper u, ~carrefour market, ~carrefour city, ~colruyt, ~delhaize, ~migros, ~coop, ~thiriet, ~courses du mois, ~courses de la semaine, ~la vie claire, ~geant, boulangerie, boulanger, pain, baguette, boucherie, boucher, viande, poulet, boeuf, porc, jambon, saucisse, saucisson, steak hache, lardons, charcuterie, charcutier, poissonnerie, poissonnier, poisson, saumon, crevettes, thon, fromagerie, fromager, fromage, camembert, comte, lait, beurre, creme fraiche, yaourt, oeuf, farine, sucre, sel, poivre, huile, huile d olive, vinaigre, riz, pates, cereales, legumes, fruits, pommes, bananes, oranges, citrons, fraises, tomates, salade, carottes, oignons, patates, pommes de terre, champignons, ail, avocat, eau minerale, pack d eau, bouteilles d eau, vin, bouteille de vin, caviste, cave a vin, champagne, pack de biere, nicolas, confiture, miel, nutella, biscuits, gateaux aperitif, surgeles, conserves, epices, moutarde, papier toilette, pq, sopalin, essuie tout, mouchoirs, lessive, adoucissant, liquide vaisselle, produit menager, produits menagers, produits d entretien, eponges, sacs poubelle, couches, lait bebe, petits pots, lingettes, shampoing, shampooing, gel douche, savon, dentifrice, brosse a dents, deodorant, rasoirs, serviettes hygieniques, tampons, coton, alimentation, amap, panier bio, panier de legumes, charbon de bois, glacons, cafe moulu, capsules de cafe, capsules nespresso, nespresso',
    transport:
      'transport, taxi, vtc, g7, heetch, kapten, bus, metro, tram, tramway, rer, train, tgv, ter, ouigo, intercites, billet de train, billets de train, billet de metro, ticket de metro, tickets de metro, ticket de bus, carnet de tickets, navigo, pass navigo, passe navigo, abonnement navigo, abonnement transport, abonnement tcl, tcl, tisseo, carte de transport, imagine r, carte avantage, tan, stib, cff, covoiturage, trottinette, velo, reparation velo, velo v, scooter, moto, essence, gasoil, gazole, carburant, sans plomb, plein, plein d essence, station service, station essence, total energies, totalenergies, esso, bp, borne de recharge, recharge de la voiture, recharge voiture, peage, autoroute, telepeage, vinci autoroutes, stationnement, horodateur, parcmetre, parking, indigo, place de parking, garage, garagiste, mecanicien, vidange, pneu, norauto, feu vert, midas, speedy, freins, plaquettes de frein, batterie de voiture, controle technique, revision, revision de la voiture, reparation voiture, carrosserie, lavage auto, lavage voiture, lavage, station de lavage, voiture, caisse, bagnole, carte grise, assurance auto, assurance voiture, assurance moto, assurance scooter, location de voiture, loc de voiture, depanneuse, remorquage, permis de conduire, permis, leasing, loa, ferry, bateau bus, pieces auto, essuie glaces, flixbus, chauffeur',
    health:
      'sante, pharmacie, medicament, medoc, ordonnance, sirop, vitamines, antibiotiques, pansements, medecin, docteur, toubib, generaliste, consultation, pediatre, gyneco, gynecologue, dermato, dermatologue, ophtalmo, ophtalmologue, cardiologue, orl, specialiste, kine, kinesitherapeute, osteo, osteopathe, podologue, sage femme, psy, psychologue, psychiatre, therapie, nutritionniste, dieteticienne, dentiste, orthodontiste, appareil dentaire, detartrage, couronne dentaire, hopital, clinique, urgences, analyse, prise de sang, labo, laboratoire, radio, irm, scanner, echographie, vaccin, mutuelle, complementaire sante, securite sociale, lunettes, lentilles, opticien, afflelou, krys, optic 2000, salle de sport, abonnement salle, fitness, coach sportif, coach, musculation, piscine, natation, yoga, pilates, massage, acupuncture, creme solaire, masques, thermometre, preservatifs, pilule, test de grossesse, parapharmacie, para, fitness park, neoness, keep cool, sport, gel hydroalcoolique, attelle, semelles, creme hydratante, orthophoniste, infirmiere',
    home: 'logement, foyer, loyer, charges, charges de copro, copropriete, copro, syndic, taxe fonciere, taxe d habitation, credit immobilier, pret immobilier, emprunt immobilier, caution, agence immobiliere, demenagement, demenageurs, meuble, canape, fauteuil, table, chaise, bureau, lit, matelas, oreiller, couette, drap, parure de lit, couverture, serviettes de bain, serviettes, rideau, rideaux, tapis, lampe, ampoule, etagere, armoire, commode, miroir, cadre, deco, decoration, bougie, vase, plante, jardinerie, truffaut, jardiland, botanic, jardin, jardinier, terreau, graines, tondeuse, frigo, refrigerateur, congelateur, four, plaque de cuisson, micro ondes, microondes, lave linge, machine a laver, seche linge, lave vaisselle, cafetiere, bouilloire, grille pain, robot de cuisine, mixeur, friteuse, airfryer, aspirateur, fer a repasser, ventilateur, radiateur, chauffe eau, chaudiere, climatiseur, clim, tele, television, televiseur, electromenager, darty, boulanger electromenager, but meubles, maisons du monde, la redoute interieurs, gifi, action, bricolage, brico, bricorama, brico depot, mr bricolage, point p, peinture, peintre, plombier, plomberie, electricien, menuisier, macon, serrurier, cle, double de cle, double des cles, artisan, travaux, ~renovation, ~reparation, outil, perceuse, vis, clous, quincaillerie, femme de menage, menage, aide menagere, pressing, laverie, blanchisserie, vaisselle, assiettes, verres a vin, couverts de table, casserole, poele, tupperware, balai, seau, pile, rallonge, assurance habitation, assurance maison, ramonage, alarme maison, garde meuble, maison, cuisine equipee, appart',
    utilities:
      'services, electricite, elec, facture d electricite, facture edf, gaz, facture de gaz, eau, facture d eau, suez, saur, chauffage, fioul, bois de chauffage, internet, box, box internet, facture internet, abonnement internet, fibre, freebox, livebox, bbox, telephone, facture de telephone, facture telephone, forfait, forfait mobile, forfait telephone, forfait portable, abonnement telephone, mobile, portable, recharge telephone, recharge mobile, red by sfr, sosh, free, b and you, totalenergies electricite, eni, ekwateur, linky, redevance, ordures, ordures menageres, poubelles, assainissement, energie, bonbonne de gaz, bouteille de gaz, proximus, swisscom, ligne fixe, factures',
    entertainment:
      'divertissement, cinema, cine, film, ugc, pathe, gaumont, mk2, theatre, opera, spectacle, concert, festival, place de concert, places de concert, place de cinema, places de cinema, place de cine, places de cine, musee, expo, exposition, louvre, parc, parc d attractions, disneyland, parc asterix, futuroscope, puy du fou, zoo, aquarium, cirque, fete foraine, manege, bowling, billard, karaoke, escape game, laser game, accrobranche, boite, boite de nuit, soiree, club, jeu, jeux, jeu video, jeux video, console, jeu de societe, jeux de societe, puzzle, match, match de foot, stade, billets pour le match, foot, tennis, padel, squash, golf, ski, forfait ski, forfait de ski, remontees mecaniques, patinoire, escalade, equitation, licence sportive, licence de foot, abonnement, abonnement netflix, streaming, magazine, journal papier, presse, bd, manga, vinyle, disque, guitare, instrument, loisir, loisirs creatifs, peche, chasse, loto, fdj, euromillions, grattage, jeu a gratter, pari, paris sportifs, winamax, betclic, pmu, casino, poker, sortie, micromania, anniversaire au laser game, fete, bal, feu d artifice, visite guidee du chateau, chateau, sony liv',
    clothes:
      'vetement, fringues, habits, sapes, t shirt, tee shirt, chemise, chemisier, polo, pull, gilet, sweat, robe, jupe, pantalon, jean, short, jogging, legging, costume, cravate, ceinture, veste, manteau, doudoune, blouson, impermeable, chaussette, calecon, culotte, soutien gorge, lingerie, sous vetements, collants, pyjama, maillot de bain, maillot, chaussure, basket, bottes, bottines, escarpins, sandales, tongs, chaussons, chapeau, casquette, bonnet, echarpe, gants, sac a main, sac, sac a dos, portefeuille, lunettes de soleil, montre, bijou, bijoux, bague, collier, bracelet, boucles d oreilles, couturiere, retouche, cordonnier, cordonnerie, ressemelage, friperie, soldes, prêt a porter, galeries lafayette, printemps haussmann, la halle, promod, camaieu, etam, sezane, jennyfer, petit bateau, vertbaudet, la redoute, zalando, go sport, intersport, courir, foot locker, parapluie, tenue, uniforme, mango',
    education:
      'education, scolaire, ecole, creche, garderie, cantine, cantine scolaire, frais de scolarite, scolarite, college, lycee, universite, fac, frais d inscription, inscription, formation, cours, cours de (piano/guitare/danse/anglais/musique/chant/theatre/dessin/maths/soutien/francais/conduite), cours particuliers, cours particulier, soutien scolaire, acadomia, prof particulier, stage, atelier, livre, librairie, gibert, cultura, manuel, fournitures, fournitures scolaires, cahier, stylo, cartable, trousse, papeterie, photocopie, impression, examen, concours, sortie scolaire, voyage scolaire, colonie, colo, centre de loisirs, centre aere, periscolaire, auto ecole, permis auto ecole, mediatheque, bibliotheque, conservatoire, calculatrice, etudes, pret etudiant, crous, cooperative scolaire, kermesse',
    pets: '!animal, !animaux, !animalerie, !chien, !chienne, !chiot, !chat, !chatte, !chaton, !veterinaire, !veto, !croquettes, !patee, !litiere, !toilettage, !toiletteur, !laisse, !collier du chien, !antipuces, !vermifuge, !vaccin du chien, !vaccin du chat, !jouet pour chien, !jouet pour chat, !nourriture pour (chien/chat), !gamelle, !lapin, !hamster, !poisson rouge, !perroquet, !maxi zoo, !zooplus, !wanimo, !pension pour chien, !pension du chien, !garde du chat, !cheval, !tom and co, !foin, !sterilisation, !poules',
    travel:
      'voyage, vol, avion, billet d avion, billets d avion, hotel, auberge, auberge de jeunesse, gite, chambre d hote, chambre d hotes, location de vacances, airbnb, camping, emplacement camping, vacances, sejour, club med, pierre et vacances, center parcs, valise, bagage, supplement bagage, passeport, visa touristique, croisiere, excursion, visite, visite guidee, visite du chateau, assurance voyage, agence de voyage, eurostar, thalys, transavia, corsair, office de tourisme, souvenir, carte postale, cartes postales, plage, transat, parasol, taxe de sejour, aeroport, duty free, mobil home, week end a, nuit d hotel, accor, ibis, b&b hotel',
    gifts:
      '!cadeau, !cadeaux, !anniversaire, !anniv, !mariage, !noel, !naissance, !bapteme, !communion, !saint valentin, !fete des meres, !fete des peres, !pot de depart, !secret santa, fleur, fleuriste, bouquet, roses, don, cagnotte, leetchi, association, croix rouge, restos du coeur, telethon, quete, denier du culte, sdf, mendiant, !carte cadeau, !carte d anniversaire, !etrennes, !liste de mariage, !liste de naissance, peluche, !papier cadeau, boite de chocolats, !enterrement de vie',
    other:
      'coiffeur, coiffeuse, coupe de cheveux, coupe, cheveux, barbier, barbe, salon de coiffure, manucure, ongles, pedicure, epilation, institut de beaute, esthetique, estheticienne, maquillage, cosmetiques, parfum, parfumerie, sephora, marionnaud, nocibe, yves rocher, teinture, coloration, tatouage, piercing, cigarettes, clope, tabac, tabac a rouler, vapoteuse, cigarette electronique, e liquide, ordinateur, ordi, pc, tablette, telephone neuf, nouveau telephone, coque, chargeur, ecouteurs, casque, clavier, souris, ecran, imprimante, cartouche d encre, cartouches, cle usb, disque dur, appareil photo, enceinte, electronique, ldlc, boulanger informatique, back market, cdiscount, impot, impot sur le revenu, taxes, tresor public, amende, pv, contravention, notaire, avocat droit, comptable, frais bancaires, frais de banque, agios, commission bancaire, cotisation carte, assurance, assurance vie prime, maif, macif, maaf, axa, matmut, la poste, timbre, colis, chronopost, envoi, mondial relay, photomaton, photos d identite, jouet, joue club, king jouet, la grande recre, playmobil, poupee, bebe, poussette, siege auto, baby sitter, babysitter, baby sitting, nounou, nourrice, assistante maternelle, argent de poche, pension alimentaire, syndicat, cotisation syndicale, divers, autre, obseques, carte d identite, timbre fiscal, mercerie, laine, tissu',
  },
}
