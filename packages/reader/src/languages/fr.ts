import { frKinds, frRegions } from './fr.kinds.ts'
import { frMoney } from './fr.money.ts'
import { frParticles } from './fr.particles.ts'
import type { LanguageBook } from './language.ts'

/** French, with the numerals of Belgium and Switzerland. */
export const fr: LanguageBook = {
  language: 'fr',
  particles: frParticles,
  words: {
    ...frMoney.words,
    total: `au total, en tout, en tout et pour tout, en entier, le total, le tout, somme totale, sous total, total, tout compris
      donc, donc ca fait, du coup, soit=so`,
    label: `num chance, numero chance, numero complementaire, promo, divise par, acte, age, annee, appart numero, appartement, arrondissement, article, autoroute, av ., avenue, batiment, bd, boulevard, bureau, chambre, chapitre, code, commande, cp, departementale,  episode, etage, fete ses, finissant par, grandeur, iban,  j ai, journee, manche, mesure, moins de, mon tel, niveau, (numero/num/n °/nº),  page, partie, pese, pin, place numero, plus de vieux, pointure, porte, poste, quai, rang, rib, route, rue, saison, salle, siege, siren, siret, sommes, sortie, taille, tel, tel ., telephone :, tome, top, tour,  version, voie, vol, zone`,
    weakLabel: `appart, pompe, voiture, place, dossier, arret, billet, bloc, bus, caisse, carte, cours, etape, formule, groupe, ligne, lot, magasin, maison, marque, menu, metro, modele, noctilien, numero, parking, plaque, recu, rer, table, terminal, ticket, train, tram`,
    model: `clio, coca, golf, macbook, modele, ryzen, twingo, version, vitamine`,
    fuel: `ordinaire, carburant, essence, gasoil, gazole, plein, sans plomb, super`,
    timeBefore: `jusqu a, vers, vers les`,
    timeAfter: `de l apres midi, du matin, du soir, heure, heures, pile`,
    instalments: `(en/de/sur/par)? (mensualites/mensualite/fois sans frais/echeances/versements/prelevements/fois sur) (sans frais)?, fois`,
    tender: `avec un billet de, billet de, donne un billet de, elle m a rendu, il m a rendu, monnaie sur, paye avec un billet de, rendu
      a la base, (affiche/affichee/etiquete/etiquetee/etiquette) a, affichee, au lieu de, avant c etait, coutait, prix barre, affiche=soft`,
    discount: `d economie, de bon d achat, de moins, de monnaie, de rabais, de reduction, de remise, points`,
    day: `a l instant, a midi, ajd, auj, aujourd hui, aujourdhui, ce (matin/midi/soir/jour/mat), a matin, cet (apres midi/aprem), cette nuit, il y a (une heure/deux heures/un moment/un instant/cinq minutes), la tout de suite, tout a l heure=0
      hier, hier (soir/matin/midi/apres midi/aprem/nuit), hier au soir, la nuit derniere, la veille=-1
      avant hier, avant hier (soir/matin/midi), avanthier=-2
      la semaine derniere, la semaine passee, semaine derniere=-7
      avant avant hier=-3
      demain, demain (matin/soir/midi), dmain=1
      apres demain=2
      ce we, le we dernier, (le/ce)? (week end/weekend) (dernier/passe)?=weekend
      a la toussaint, le jour de la toussaint=11-01
      (le jour/le soir/la nuit) d halloween, a halloween=10-31
      le jour de noel=12-25
      le jour de l an=01-01
      (le)? premier (du/de ce) mois=first`,
    weekday: `dim, dimanche=0
      lun, lundi=1
      mar, mardi=2
      mer, mercredi=3
      jeu, jeudi=4
      ven, vendredi=5
      sam, samedi=6`,
    month: `janv, janvier=1
      fev, fevr, fevrier=2
      mars=3
      avr, avril=4
      mai=5
      juin=6
      juil, juillet=7
      aout=8
      septembre=9
      oct, octobre=10
      nov, novembre=11
      dec, decembre=12`,
    agoBefore: `ca fait, il y a, il y a environ, voila, y a, ya`,
    agoAfter: `plus tot`,
    past: `ce, cette, dernier, derniere, dernieres, derniers, passe, passee`,
    dayBefore: `au, du, la date du, le, le jour`,
    or: `ou, ou bien, peut etre`,
    but: `cependant, mais, par contre, sauf`,
    stranger: `bernard arnault, elle, elles, elon musk, il, ils, l etat, le psg, les francais, les gens, macron, mbappe, (mon/ma/mes/le/la/les/un/une/notre) (voisin/voisine/voisins/patron/patronne/chef/ami/amie/amis/collegue/collegues/pote/copain du bureau/cousin/cousine/frere/soeur/beau frere/belle soeur/oncle/tante/proprio/gouvernement/president/mairie/entreprise/boite/banque/etat/ministre/club/equipe/acteur/chanteur/joueur/mec/meuf/type/gars/dame/monsieur/ex), quelqu un, tu, vous`,
    family: `(mon/ma/mes/le/la)? (mari/femme/epouse/epoux/compagnon/compagne/copain/copine/conjoint/mere/pere/maman/papa/fils/fille/mamie/papi/belle mere/beau pere/chéri/cherie/enfants)`,
    filler: `(ca)? (fait/me fait) chier, (ne)? (lui/leur) (dis/dites) (pas/rien) (surtout)?, (ne)? dites (pas/rien), faut pas (lui/leur) dire, avec (la/une)? (remise/reduction/ristourne/promo), a (nous/vous) (deux/trois/quatre/tous), (tous/toutes) les deux, je (ne)? sais (plus/pas/pu), maintenant, tantot, fin de mois, pour le prix d une, (non/pas) (rembourse/remboursee/compris/comprise), (nous/vous) (deux/trois), le mois (dernier/passe), cette semaine, ce mois ci, l autre jour, vente privee, (avait/avais/avions) besoin, beaucoup, par mes, par mois, pour rentrer, soir, le soir, matin, midi, apres midi, a l ancienne, a peu pres, ah, aie, alors, assistant, avec pourboire, bah, ben, bien, bon, bonjour, bonsoir, bot, bref, c est fou, ca y est, casita, categorie, cher, comme d hab, comme d habitude, coucou, d accord, d un montant de, date, deja, description, dis, du coup, eh, en fait j ai, encore, enfin, euh, exactement, figure toi, finalement, franchement, genre, hein, heu, hop, ht, hyper cher, ici, il me semble, je crois, je crois que, juste, la, la vache, lol, malheureusement, malin, mdr, merci, mince, montant, net, ni plus ni moins, oh, ok, ouai, ouais, ouf, oui, oups c est, pas cher, pile, pour un montant de, pourboire compris, punaise, puree, purée, putain, quelle arnaque, quoi, s il te plait, s il vous plait, salut, seul, seulement, stp, super cher, svp, tiens, tout juste, tout rond, trop cher, ttc, une affaire, une arnaque, voila, vraiment, zut`,
    method: `(carte/cb/carte bleue/carte bancaire/carte de credit/especes/liquide/cash/cheque/virement/paypal/lydia/revolut/apple pay/google pay/sans contact/ticket resto/tickets resto/ticket restaurant/tickets restaurant/titre restaurant/carte resto/swile/compte joint/carte commune/prelevement/visa/mastercard/amex/n26/boursorama/wero/bon d achat/cheques vacances)
      a credit, au comptant, avec la carte (de mon mari/de ma femme/du boulot/de la boite/commune), avec le compte joint, avec mon telephone, du compte joint, en ligne, en plusieurs fois, par telephone, prelevement automatique, sur internet, sur le compte joint`,
    spend: `pogne (des/du/la/le/les/un/une), (jai/j ai/on a) tout (payer/paye/regle), a depense on, ai depense, avons depense, claque, crame, depense, depenser j ai, dilapide, donne, file, investi, j ai claque, j ai donne, j ai file, j ai lache, j ai laisse, j ai mis, lache, laisse, mis, on a claque, on a depense, on a donne, on a lache, on a mis, verse
      ai paye, avons paye, du payer, j ai du acheter, j ai du payer, j ai fini de payer, (j ai/on a) remis, j ai paye, j ai regle, je viens d acheter, je viens de payer, on a du payer, on a paye, on a regle, on vient d acheter, on vient de payer, paye, regle, regler j ai, viens de depenser
      achete, ai achete, avons achete, commande, (jai/j ai/on a) (acheter/commander), j ai achete, j ai commande, j ai pris, j ai repris, (j ai/on a)? magasine, on a achete, on a commande, on a pris, pris, repris=buy
      (oblige/obligee/obliges/il a fallu/fallu/fini par/viens/vient/venons) (d/de)? (acheter/changer/commander/depenser/mettre/payer/prendre/refaire/regler), (jai/j ai/on a) (depenser/lacher/mettre/payer/regler), depensé, fait (le plein/les courses), j ai change (les/le/la), j ai cotise, j ai craque, j ai depose au pressing, j ai dépense,  j ai fait (le plein/les courses/des courses/le marche/reparer/laver/refaire/une course/des achats/du shopping/mes courses), j ai invite, j ai loue, j ai offert, j ai j ai participe, j ai rachete, j ai ramene, j ai recharge, j ai recupere, j ai rempli le reservoir, j ai renouvele, j ai reserve, j ai souscrit, j ai trouve et achete, je me suis (offert/achete/pris/paye/fait/commande), je t ai achete, laisse en pourboire, loue, me suis achete, offert, on a fait (le plein/les courses/des courses/le marche), on a loue, on a offert, on a reserve, on s est (offert/achete/pris/paye/fait/commande), parie, payes, rachete, ramene, recharge, reserve`,
    spendHe: `a achete, a commande, a depense, a mis, a offert, a paye, a pris, a regle, ont achete, ont paye`,
    record: `achat, achats, ajoute, ajouter, ajoutez, debit, depense de, depenses, enregistre, enregistrer, entre la depense, facture, frais, inscris, je veux (noter/ajouter/enregistrer), mets, note, noter, notez, nouvelle depense, paiement, rajoute, rajouter, reglement, saisis, un achat, une depense
      (tu peux/peux tu/vous pouvez/pouvez vous) (me)? (noter/ajouter/enregistrer/mettre/marquer)`,
    cost: `(je l/on l) (ai/a) (eu/eue) (a/pour), a coute, a ete debite, a ete preleve, c etait, ca a coute, ca a fait, ca fait, ca m a coute, ca m a fait, ca nous a coute, ca nous a fait, ca nous fait, coute j ai, debite, debitee, en ai eu pour, est parti, est passe, est revenu a, etait, eu pour, facture, il m a pris, ils m ont pris, j ai eu pour, j ai perdu au, j en ai pour, j en suis a, m a coute, m a demande, m a facture, m a fait, m a pris, m a saigne, m en a coute, m est revenu, m est revenu a, m est revenue a, m ont coute, m ont facture, m ont pris, montait a, on en a eu pour, on m a debite, on m a preleve, ont coute, preleve, revenu a, revient a, s eleve a, s en sont alles, s est eleve a, sont partis, sont passes, y ai laisse`,
    consume: `(j ai/jai/g/on a)? fait le plein=essence
      (est/sont) (passe/passee/passes/venu/venue/venus)=
      dejeune, j ai dejeune, on a dejeune=dejeuner
      dine, j ai dine, on a dine=diner
      petit dejeune=petit dejeuner
      j ai mange, mange, on a mange=repas
      alle (au/chez), bu, gare, j ai bu, j ai gare, j ai goute, je suis alle (au/a la/chez/en/a l)?, je suis allee (au/a la/chez)?, je suis passe (au/chez/a la)?, je suis sorti, nous sommes alles (au/a la/chez)?, on a bu, on est alle (au/a la/chez/en/a l)?, on est alles (au/a la/chez/en/a l)?, on est sortis, passe (au/chez), sortie (au/en), suis parti, voyage en=
      coiffe, je me suis fait couper les cheveux=coiffeur`,
    infinitive: `acheter, commander, cotiser, depenser, deposer, economiser, envoyer, faire le plein, investir, mettre de cote, payer, prendre rendez vous, recharger, recuperer, regler, rembourser, rendre, renouveler, reserver, retirer, virer`,
    now: `en train d acheter, en train de payer, j achete, je depense, je paie, je paye, je prends, je regle, nous achetons, nous payons, on achete, on depense, on paie, on paye, on prend`,
    not: `aucun, jamais, n, nan, ne, ni, non, pas, personne, plus jamais, rien, sans`,
    almost: `(abonnement/achat/commande/rendez vous/reservation/voyage/resa) (annule/annulee), (tente/tentee) par, (j ai)? resilie, avant le prelevement, (ai/j ai/on a) proche, a deux doigts de, ai failli, failli, hesite, hesite a, j ai failli (acheter/payer/depenser/prendre), j ai hesite, j etais sur le point de, on a failli, presque achete, sur le point de
      j ai tenu bon, on est (repartis/reparties/partis), je suis (reparti/repartie/ressorti/ressortie), j ai resiste, j ai renonce, j ai laisse tomber, (me suis/s est) (ravise/retenu/retenue), j ai passe mon tour, j ai fait demi tour, pas (valide/confirme/finalise/clique), pas encore (valide/confirme)`,
    income: `(rendu/retourne) (la/le/les/ma/mon/mes/un/une), cheque de paye, (est/sont) (rentre/rentree), (nous/m) (a/ont) (invite/invites/invitee/invitees), (la boite/l entreprise/le travail/l assurance/la mutuelle/le boulot) (a paye/paie/prend/a couvert/a pris en charge)
      interets, caution (rendue/recuperee), recupere 0, ont rendu, ont rembourse, a (recu/touche/encaisse/gagne), ont (recu/touche), avez recu, recue, recues, (l/les) (ai/a/ai tous) (rendu/rendue/rendus/rendues), (j ai/on a) (rendu/retourne), vendue, vendus, vendues, (me/nous) (donne/envoie/file/offre/rend/remboursent/verse/versent/donnent), nous a (donne/envoye/file/offert), client facture, facture (client/emise/envoyee), retour (de taxes/d impot/d impots), gagnant, gagnante, gains, a ete credite, ai recu, alloc, allocation, allocs, apl, argent de poche recu, avoir de, bourse, caf, credite, dividende, dividendes, encaisse, est tombe, est tombee, ete rembourse, ete remboursee, facture encaissee, gagne, herite, interets recus, j ai encaisse, j ai ete paye, j ai ete rembourse, j ai gagne, j ai recu, j ai revendu, j ai touche, j ai trouve, j ai vendu, la paie, le client a paye, loyer recu, m a donne, m a envoye, m a fait un virement, m a file, m a paye, m a rembourse, m a (repris/reprise/rachete), paie rentree, m a rendu, m a verse, m a vire, m ont donne, m ont paye, m ont rembourse, m ont vire, ma paie, ma paye est, nous a rembourse, on a gagne, on a recu, on a touche, on a vendu, on m a offert, on m a prete, paie tombee, pension recue, pourboires recus, rembourse, remboursement, rentree d argent, revendu, salaire, tombe, touche, trouve, un client a paye, vendu, virement de
      prime, recu, retraite, vente
      (au/a la/a un/a une) (client/cliente)`,
    transfer: `sur mon propre (compte/livret)
      (je)? t ai laisse 0, au livret, (du/le) compte courant, achete (des dollars/des actions/du bitcoin/des bitcoins/de la crypto/des euros), alimente mon, approvisionne, cagnotte epargne, change des, converti, de mon compte, depose, economise, epargne, investi (en bourse/dans des actions/en crypto), j ai achete (des dollars/des actions/du bitcoin/des bitcoins/de la crypto), j ai depose, j ai economise, j ai epargne, j ai mis (sur mon livret/sur le livret/sur mon compte), j ai mis de cote, j ai place, j ai transfere, j ai vire (sur/vers/de)?, mis de cote, mis sur, mis sur (mon/le/notre) (livret/compte/livret a/pel/ldd/compte epargne), on a economise, on a epargne, on a mis de cote, on a transfere, on a vire (sur/vers), place sur, plan epargne, sur l epargne, sur mon ldd, transfere, verse sur (mon/le/notre), verse sur mon livret, vire sur, virement interne
      assurance vie, compte epargne, dans la tirelire, de cote, des actions, des bitcoins, du bitcoin, en bourse, entre mes comptes, la tirelire, livret a, mon pea, mon pel, sur le livret, sur mon compte, sur mon livret, sur mon pel`,
    send: `envoye, fait un virement, j ai envoye, j ai fait un lydia, j ai fait un virement, j ai lydia, j ai rembourse, j ai vire a, lydia a, on a envoye, paypal a, transfere a, vire a, virement a`,
    withdrawal: `dab, du liquide au, gab, guichet automatique, j ai pris du liquide, j ai retire, j ai tire, on a retire, pris au distributeur, retire, retire du liquide, retirer de l argent, retrait, sorti du distributeur, tire au distributeur
      au dab, au distributeur, distributeur automatique, du distributeur
      distributeur`,
    loan: `a credit chez, ardoise, avance a, credit de, dette, dettes, doit, elle me doit, emprunte, emprunter, il me doit, j ai avance, j ai avance a, j ai emprunte, j ai prete, je dois a, je leur dois, je lui dois, je te dois, me doivent, on a emprunte, on a prete, on doit a, prete, preter, tu me dois, un pret`,
    future: `(pas/non) encore (paye/payee/regle/reglee), sera preleve, veut, veulent, a payer, a regler, acheterai, aimerais, allons, arrive a echeance, besoin de, bientot, compte acheter, coutera, d ici, depenserai, des que, devra, devrais, devrait, dois, doit payer, echeance, echeance le, economiser pour, en attente, envie de, faudra, faudrait, faut, faut que, il faudra, il faudrait, il faut, j ai besoin, j economise, je compte, je te paye, je veux, je voudrais, l annee prochaine, la semaine prochaine, le mois prochain, liste de courses, liste des courses, (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) prochain, me reste a, mets de cote, n oublie pas, ne pas oublier, nous devons, on a besoin, on aimerait, on compte, on doit, on economise, on prevoit, on veut, paierai, paierons, pas oublier, payerai, pense a, pense acheter, pense bete, penser a, plus tard, prevois, prevoit de, prevu de, quand je serai paye, rappeler, rappelle, reporter, reste a payer, sera, seront, te rembourse, tot ou tard, va, va falloir, vais, veux, voudrais, voudrait
      prochain, prochaine, projet, rappel`,
    quote: `(a/est/sont)? (passe/passee/passes/augmente/monte/grimpe) a=risen
      (disait/annoncait/affichait) 0, voulaient, leur (coute/coutent), (il/elle)? augmente le, parle (de/sur), table sur, estime, a augmente, a baisse, a partir de, a vendre, affiche, affiche a, annonce, annonce a, atteint, au metre carre, augmente, baisse, bitcoin, ca coute, ca va couter, ca vaut, cote, cours, coutaient, coutait, coute, coutent, couterait, demande, demandent, des, en solde a, en vente, enchere, enchere a, est a, estimation, etait affiche, facturent, grimpe, inflation, j ai vu, l euro, l heure, le bitcoin, le dollar, le kilo a, le litre, le prix, le smic, loue a, m a (propose/fait une offre/fait un prix), une offre, mise a prix, offre, offre a, on a vu, par mois en moyenne, passe de, prend de l heure, prix, promo, promotion, propose, proposent, repere, revient, salaire minimum, serait, smic, sont a, taux, trouve a, valait, valent, vaudrait, vaut, vend, vendent, vends, vu a, vu (un/une/le/la/les/ce/cet/cette)
      c est, en solde, est, solde, soldee, soldees, soldes, sont=soft
      devis, un devis, tarif, tarifs
      la douzaine,`,
    hypothetical: `si=soft
      je te parie, on parie, parie
      acheterais, acheterait, admettons, au cas ou, aurais, aurait, aurait pu, ca vaut le coup, depenserais, devrais je, disons, dois je, et si, exemple, faut il, hypothetiquement, imagine, imagine que, imaginons, j allais, j aurais voulu, jamais de la vie, je me demande, je parie que, je pensais, je reflechis, je reve, je songe, je voulais, meme pour, meme si, on allait, on pensait, on peut, on prendrait, on reflechit, on voulait, paierais, parions, pas question, payerais, peut etre, peutetre, peux, pourrais, pourrait, prendrais, probablement, reve de, s il, si c etait, si j achete, si j avais, si je depense, si je paye, si je prends, si on achete, si on avait, si on prend, songe a, supposons`,
    statement: `(lui/leur) a coute
      (a ete)? (refuse/refusee/rejete/rejetee), non (autorise/autorisee), solde (disponible/actuel/restant), (essai/periode) (gratuit/gratuite), periode d essai
      solde (:)? 0, on m a vole, m a vole, toutes les 0 heures, (achetez/appelez/cliquez/commandez/envoyez/gagnez/payez/profitez/recevez/reglez/reservez/versez)
      cholesterol, mes pas, mets le four, sur ce lien, cuire, cuisson, enfourner, melanger, prechauffer, rue, a vendu, ont vendu, faites, faits, a dit, a ete, a fete, accident, actualites, age de, ai, appeler, appelle, arrive, arriver, arrives, arrivons, as, attend, attends, attente, avaient, avait, avez, avons, bisous a, blague, bon anniversaire, bosse, but, buts, commence, comment, couru, crois, degres, dis moi, disent, dit, donne moi, dormi, dure, ecrire, ecris, envoie moi, es, est, etage, etaient, etait, ete, etes, etude, felicitations, fera, ferme, fete ses, finit, gagnent, gouvernement, grossi, habitants, habite, habitons, il me reste, il reste, il y a, infos, j ai eu mon, j ai eu une note, je t aime, joue, joue a, joyeux anniversaire, kilometres, lu, maigri, marche, match, mesure, mets un minuteur, mets une alarme, ministre, minuteur, mort, nage, ne en, nee, note de, on se voit, ont, ou est, ouvre, parce qu, pars, parti, partons, pedale, pense, perdu, pese, plaisante, pleut, pluie, poisson d avril, population, president, quand, que, qui, rdv, rdv a, record, rencontre, rendez vous a, reste, resultat, retrouve, reunion, reveil, rigole, sais, sait, score, selon, sommes, sondage, suis, temperature, tirage, train de, travaille, vis, vit, vivons, vole, y a
      retard
      fievre, glycemie, tension, poids`,
    idiom: `24 heures sur 24, a cent a l heure, cent ans, cent fois, cent pour cent, cinq minutes, couter un bras, deux fois, deux minutes, deux secondes, deux trois, merci mille fois, mille bises, mille bisous, mille et une nuits, mille excuses, mille fois, mille merci, mille mercis, mille pardons, pas un centime, pas un rond, pas un sou, quatre mains, quatre quarts, se mettre en quatre, tous les quatre matins, trente six chandelles, un bras, un de ces quatre, un million de bisous, un million de fois, un million de mercis, une fois, une heure, une minute`,
    code: `(dans/a/selon) la pub, (achetez/profitez/commandez/reservez) (vite/maintenant)?
      livraison (gratuite/offerte), offerts, sur ce lien, tout le site, votre (abonnement/colis/commande/compte/forfait/solde), (sur/de) votre (compte/carte), (cher/chere) (client/cliente), nous vous informons
      appeler le, appelez le, appelle moi au, code, code (de verification/de securite/d acces/de confirmation/promo/wifi/de la porte/d entree/postal), composez le, digicode, iban, j habite, j habite au, joindre au, matricule, mdp, (mon/ma/ton/le/votre/son) (numero/telephone/tel/portable/code/mot de passe/adresse/numero de telephone/iban/rib/numero de commande/code postal/nouveau numero/numero client) (est/c est/:)?, mot de passe, numero de (telephone/commande/compte/dossier/suivi/client/serie/securite sociale), plaque d immatriculation, ref, reference, rib, siret, suivi`,
    greeting: `bon matin, tout va bien, allo, adieu, ca joue, bien le bonjour, bjr, bonjour, bonjour (casita/a tous/a toi), bonne journee, bonsoir, bsr, ca roule, ca va, cc, comment allez vous, comment ca va, comment vas tu, coucou, hello, hey, kikou, quoi de neuf, re, salut, slt, tu vas bien, wesh, yo`,
    thanks: `grand merci, je te remercie, je vous remercie, mci, merci, merci a toi, merci de ton aide, merci infiniment, merci mille fois, merci pour l aide, merci pour tout, merki, mille merci, mille mercis, mrc, remercie, super merci, thx, un grand merci`,
    smallTalk: `(non)? laisse (comme ca)?, (j adore/j aime) (cette/ton/l) (appli/application), (cette/l) (appli/application), (tres/trop) (pratique/bien/fort/bon/cool/utile), (y a/il y a) quelqu un, (tu parles/tu comprends/vous parlez) (l)? (anglais/espagnol/portugais/francais), bien recu, chapeau, (wow)? rapide, joyeux anniversaire, bonne (journee/soiree/nuit) a (toi/vous), essai, pas mal, (tu)? me sauves (la vie)?, (tu es/t es) un (ange/amour), c est gentil, t es qui (toi)? (au juste)?, a bientot, a demain, a plus, a tout a l heure, a toute, au revoir, bien, bises, bisous, biz, bon week end, bonne annee, bonne idee, bonne journee, bonne nuit, bonne soiree, bravo, bye, c est bon, c est note, ca fonctionne, ca marche, ca marche ce truc, ceci est un test, ciao, comment tu t appelles, compris, cool, d accord, dac, desole, desolee, entendu, excellent, genial, hahaha, il fait chaud, il fait froid, impeccable, j adore, je t adore, je t aime, joyeux noel, nan, nickel, non, ok, ouais, oui, oups, pardon, parfait, pas de probleme, pas de souci, ptdr, quelle chaleur, qui es tu, rien, super, t es le meilleur, t es qui, t es un robot, tant mieux, tchao, test, top, tres bien, tu es le meilleur, tu es un robot, wow`,
    help: `(je)? (voudrais/veux/aimerais) (noter/suivre/gerer) (mes/nos/les) (depenses/comptes), (je peux/que puis je) (ecrire/dire/envoyer/demander/faire) (quoi)?, comment (je/j/on) (ajoute/note/entre/mets/invite/partage/enregistre) (une depense/ma/mon)?, (tu peux/peux tu/tu pourrais) m aider (a quelque chose)?, (en/a) quoi (tu peux/peux tu) m aider, comment on (t utilise/s en sert), peut (s en servir/l utiliser) (aussi)?, (je suis/on est) (nouveau/nouvelle/nouveaux) (ici)?, je viens de (m inscrire/m installer/l installer/rejoindre), (tu peux/peux tu/tu sais) faire quoi (pour moi)?, (ca/a quoi ca) sert a quoi (ce machin/ce truc)?, comment on (utilise/se sert), tu sers a quoi, ca marche comment (ton truc)?, a l aide, a quoi tu sers, aide, aidez moi, au secours, besoin d aide, ca sert a quoi, commandes, comment (faire/je fais/on fait) (pour)? (ajouter/noter/enregistrer/modifier/supprimer) une depense, comment ajouter une depense, comment ca fonctionne, comment ca marche, comment enregistrer une depense, comment faire, comment je fais, comment je note une depense, comment je t utilise, comment noter une depense, comment on s en sert, comment supprimer une depense, comment t utiliser, comment utiliser, info, infos, instructions, j ai besoin d aide, je comprends pas, je comprends rien, je ne comprends pas, menu, mode d emploi, options, qu est ce que tu peux faire, qu est ce que tu sais faire, que peux tu faire, que sais tu faire, quelles sont les commandes, tu fais quoi, tu peux m aider, tu sais faire quoi, tutoriel`,
    stop: `me desabonner, (arrete/arretez) (les messages/de m ecrire), (arrete/arretez) de m (ecrire/envoyer des messages), arret, arrete, arreter, deconnecte moi, deconnecter, desabonner, desinscription, desinscrire, me deconnecter, me desinscrire, ne m ecris plus, ne plus recevoir de messages, plus de messages, stop`,
    connect: `activer, associer, c est parti, commencer, connecte moi, connecter, demarrer, je me suis inscrit, je suis inscrit, je suis pret, je suis prete, lier mon compte, me connecter, on commence, pret, prete`,
    undo: `(c est/c etait) (un doublon/en double), doublon, je l ai (note/notee/mis/mise/envoye/envoyee/ajoute/ajoutee) deux fois, (celle la/celui la/celle ci/ca) ne compte pas, ne (note/notez/compte/comptez) pas (ca)?, annule, annule tout, annuler, annulez, c est faux, c est pas ca, c est une erreur, ce n est pas ca, defaire, defais, erreur de ma part, ignore, je me suis trompe, je me suis trompee, laisse tomber, oublie, pas ca, retour, revenir en arriere, reviens en arriere`,
    delete: `(tu)? (me)? (supprimes/effaces/enleves), (le/la/les) (supprimer/effacer/enlever), efface, effacer, effacez, elimine, enleve, enlever, enlevez, jette, retire ca, retire la, retire le, retire moi, retirer, supprime, supprimer, supprimez, vire ca, vire la, vire le, vire moi`,
    restore: `garde (la/le/les), annule la suppression, fallait pas supprimer, ne supprime pas, recupere, recuperer, refaire, refais, remets, remets (la/le/les), remettre, restaure, restaurer, restaurez, retablir, retablis, reviens dessus`,
    target: `(celle/celui) d avant, ca, ce (dernier)?, ce que je viens (de noter/d ajouter/d envoyer), cela, celle ci, celle la, celui ci, celui la, cette depense, (le/la/l)? (dernier/derniere/depense/derniere depense/depense precedente/precedent/precedente/dernier achat/achat/derniere ligne/ligne/derniere entree/entree), mon dernier message, que j ai (note/ajoute/mis), tout ca`,
    oops: `(oups/heu/hum/enfin) non, je dis n importe quoi (moi)?, (j ai)? mal (lu/tape/ecrit/compte), faute de frappe, je me corrige, je me suis (plante/plantee/goure/gouree), (est/etait) (fausse/faux), mais (ma/notre) (part/moitie) (c est/c etait/est/etait/fait)?, attends, au temps pour moi, autant pour moi, c est pas, ce n etait pas, correction, desole, desolee, en fait, en realite, enfin, erreur, faux, je corrige, je me suis trompe, je me suis trompee, je veux dire, je voulais dire, me suis trompe, mince, nan, non, ou plutot, oups, pardon, pas du tout, plutot, rectification, sorry, zut, oublie, oublie ca, je me trompe, me trompe, ben non, ah non, en vrai, euh non, euh plutot, non pardon, non attends`,
    change: `remets (le/la/les)
      remets, bascule, ca va (dans/en), ajuste, au lieu de, aurait du etre, c est plutot, ca devrait etre, change, changer, changez, classe, classe ca, classe le, corrige, corrige le, corriger, deplace, deplacer, devrait etre, edite, editer, mets a jour, mets ca, mets en, mets la, mets le, mets plutot, mettre, modifie, modifier, passe ca, passe la, passe le, plutot que, range, rectifie, remplace, remplacer, renomme`,
    was: `cest, cetait, cetaient, c est, c est au, c etaient, c etait, c etait a la, c etait au, ca a coute, ca faisait, ca fait, ca m a coute, ce sont, etait`,
    payer: `(c est/c etait)? moi qui (ai/avais) paye, c moi (qui ai paye)?, c est moi qui ai regle=me
      (c etait/ce n etait)? pas moi, qui avait paye, a achete, a paye, a paye ca, a regle, a tout paye, l a paye, paye par, payee par, qui a paye, regle par`,
    field: `montant, prix, somme
      categorie=category
      date, jour=date
      description, intitule, libelle, nom
      payeur, personne`,
    howMuch: `qu est ce (que j ai/qu on a/que nous avons/que ca a), (laquelle/lequel/lesquelles/lesquels) (est/etait/sont)?, combien de fois, ca (donne/fait) (quoi/combien), a combien, c est quoi, combien, combien avons nous, combien est ce qu on a, combien est ce que j ai, combien j ai, combien on a, quel a ete, quelle a ete, quel etait, quelle etait, quel est, quelle est, quelles sont, quels sont`,
    show: `affiche, afficher, consulter, dis moi, donne moi, envoie moi, fais moi, fais voir, j aimerais savoir, je peux voir, je veux savoir, je veux voir, je voudrais savoir, je voudrais voir, montre, peux tu me dire, peux tu me donner, peux tu me montrer, sors moi, tu peux me dire, tu peux me montrer, voir`,
    top: `ou (passe/part/va) (tout)? (notre/mon/l) argent, classement, coute le plus, depense le plus, ou (part/passe/va/est passe) (mon/notre/l/tout mon) argent, ou part l argent, (ou/dans quoi/en quoi/pour quoi) (est ce que/est ce qu)? (j ai/on a/nous avons/je/on) (le plus)? (depense/depensons/claque/depenser) (le plus)?, (on a/j ai/nous avons) depense le plus (dans/en/pour) quoi, par categorie, par categories, par poste, plus (gros/grand) poste, repartition, top, ventilation
      achat le plus cher, (depense/depenses) la plus (elevee/grosse/chere), plus (gros/grand/grands/gros) (achat/achats)?, plus (grosse/grosses/grande/grandes) (depense/depenses)?, plus (cher/chere/chers/cheres), top 0 (depenses/achats)=expenses
      qui (a)? (depense/depense le) (le)? plus, (c est)? qui (qui)? (a/ont) le plus (depense/paye/claque), qui a depense combien, par (personne/membre)=members`,
    compare: `plus qu (en/au), moins qu (en/au), comparaison, compare, compare a, comparer, comparez, contre, difference avec, difference entre, en comparaison, moins que, par rapport a, par rapport au, plus que, que le mois dernier, versus, vs`,
    list: `(les/mes/nos) achats, tout ce qui (a coute/coute/est/depasse/fait) (plus de/moins de/au dessus de/en dessous de)?, quand (est ce que)? (j ai/on a) (paye/achete/mis), qu est ce qu on a (achete/depense/paye), a quoi on a depense, (dernieres/derniers) (depenses/achats), en quoi j ai depense, historique, les depenses, (liste/lister/detail/details/historique/releve) (de/des/de mes/mes/les)? (depenses/achats)?, mes depenses, nos depenses, qu ai je achete, qu est ce que (j ai/on a) (achete/depense/paye), quelles depenses, (quelles/quels) (sont/etaient/ont ete) (les/mes/nos)? (dernieres/derniers)? (depenses/achats), toutes les depenses, toutes mes depenses
      (ma/notre/la)? derniere depense, (mon/notre/le) dernier achat, (c etait quoi/c est quoi/quelle etait/quel etait/quelle est/quel est) (la/le/ma/mon/notre) (derniere/dernier) (achat/depense)?=one`,
    spending: `(en)? moyenne (par jour/journaliere/quotidienne)?, (par jour)? en moyenne=average
      ou en est, a depense, a t on depense, achete, avons nous depense, bilan, budget depense, claque, compte rendu, consomme, depense, depenser, depenses, depensons, en est on, en suis je, frais, j ai depense, j ai paye, j en suis, on a depense, on a paye, on en est, on en est ou, paye, rapport, recap, recapitulatif, resume, solde, sorties d argent, statistiques, stats, total`,
    period: `ce moi ci, ce mois, ce mois ci, depuis le debut du mois, du mois, le mois, mensuel, mensuelles, mois en cours, pour le mois=this_month
      au mois dernier, du mois dernier, le dernier mois, le mois dernier, le mois passe, mois dernier, mois precedent=last_month
      cette semaine, de cette semaine, de la semaine, hebdomadaire, la semaine, semaine en cours=this_week
      la derniere semaine, la semaine passee, (la/de la)? semaine derniere, semaine precedente=last_week
      annee en cours, annuel, cette annee, de cette annee, de l annee, depuis le debut de l annee, l annee=this_year
      annee passee, l an dernier, l an passe, (l/de l)? annee derniere=last_year
      (le/ce/du)? (week end/weekend) (dernier/passe)?=weekend
      au total, depuis le debut, depuis toujours, en tout=all
      jusqu a maintenant, jusqu a present, jusqu ici=so_far
      aujourd hui, d aujourd hui, de la journee, du jour, journalier=today
      d hier, hier=yesterday
      dernieres, derniers=days`,
    me: `ai je, j, je, ma, mes, moi, mon`,
    budget: `budget, budgets, limite, limite de depenses, objectif de depenses, (mon/un/notre) plafond, plafond (de/a/pour)`,
    limit: `au maximum, au plus, augmente, baisse, change, cree, creer, definir, definis, etablis, fixe, fixer, fixez, je ne veux pas depenser plus de, je veux, je voudrais, limite, maximum, met, mets, mettre, modifie, ne pas depasser, ne pas depenser plus de, on veut, plafonne`,
    left: `(je suis/on est) dans le (rouge/vert), (combien)? il (m/nous)? en reste (tu/combien)?, qu est ce qu il (me/nous) reste, (on en est ou/ou on en est/ou en est on) (pour/sur/niveau/avec/en), (on a/j ai) depasse, budget restant, combien il reste, combien je peux (encore)? depenser, combien me reste t il, combien nous reste t il, combien on peut (encore)? depenser, combien peut on (encore)? depenser, combien puis je (encore)? depenser, combien reste t il, (combien)? (il)? (me/nous)? reste (t il)? (du/de/sur/dans/comme)? (budget)?, depasse le budget, disponible, il me reste combien, il nous reste combien, ou en est le budget, ou en est mon budget, restant, reste du budget`,
  },
  kinds: frKinds,
  regions: frRegions,
}
