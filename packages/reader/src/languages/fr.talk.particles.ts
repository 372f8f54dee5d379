import type { Particles } from './particles.ts'

/** Further particles of French, which `fr.particles.ts` has no room for: those of what is told around a purchase. */
export const frTalkParticles = {
  meantToBuy: `(je/on/nous)? (voulais/voulait/voulions/pensais/pensait/devais/devait/comptais/allais/allait) (acheter/aller/commander/m acheter/nous acheter/payer/prendre/voir), (j ai/on a)? failli (acheter/aller/commander/m acheter/payer/prendre), (je/on) (voulais/voulait), (j ai/on a) (hesite a/presque) (acheter/achete/prendre/pris/commander/commande)`,
  wentToSee: `(je suis/on est) (alle/allee/alles/allees) (voir/acheter/chercher/regarder)`,
  wasPriced: `etait, etaient, coutait, coutaient, valait, valaient, prenait`,
  formerLead: `alors que, quand, et, mais, dire que, et dire que`,
  thisTime: `la, cette (fois/semaine), maintenant, aujourd hui, ce mois ci`,
  hedge: `je (crois/pense) (bien/que/qu)?, il me semble, si je (me souviens bien/ne me trompe pas/me trompe pas), sauf erreur`,
  explains: `(je)? j ai (confondu/inverse/laisse/la/le/mal/oublie/regarde), j avais, (car/parce que/parce qu), je (me suis/regardais/lisais), c est que`,
  noteIt: `(tu peux/tu pourrais/vous pouvez/est ce que tu peux) (ajouter/faire/mettre/noter) (ca/cela) (s il te plait/stp)?, (tu peux/tu pourrais) (le/la/l) (ajouter/mettre/noter) (s il te plait/stp)?`,
  deletedWhy: `c (est/etait), (car/finalement/parce que/parce qu), (il/elle) (a/l a), je vais`,
  askedFor: `(m/nous)? (annoncait/demandait/voulait)`,
  agreedOn: `on s est (arrange/arranges/entendu/entendus/mis d accord) (a/pour/sur), (je)? (lui)? (ai donne/ai paye), on a (conclu/dit/paye)`,
  excuses: `(desole/desolee/pardon) (de/d) (deranger/te deranger/insister/vous deranger) (encore)? (mais)?`,
  boughtInstead: `finalement, au final, du coup, a la place, au lieu de ca`,
  asksHowOften: `(a quelle frequence/tous les combien/combien de fois par mois) (on/j/je/nous/est ce qu on) (achete/achetons/paie/paye/payons/va)`,
  moreOrLess: `plus, moins`,
  thanBefore: `qu avant, que d habitude, que (le/l) (mois/annee/an) (dernier/derniere/passe), que la semaine derniere`,
  dropsIt: `(non)? (oublie/oubliez/laisse/laissez/ignore/ignorez/annule) (ca/le/la/tomber/cela)?`,
  notHad: `(il)? n y avait (plus/pas) (de/d)?, (il)? y avait (plus/pas) (de/d)?, y en avait (plus/pas), (ils/elles) (n)? avaient (plus/pas) (de/d)?, (etait/etaient) en rupture, rupture de stock, (finalement/au final) (non/pas)`,
  theyPaid: `(c est/c etait) (lui/elle) qui (a/avait) (paye/invite/regle), (c est/c etait)? (eux/elles) qui ont (paye/invite/regle), (il/elle) (a/m a/nous a) (paye/invite/invites/invitee/regle), (ils/elles) (ont/nous ont/m ont) (paye/invite/invites/regle)`,
  visited: `(passe/passee/passes/alle/allee/alles) (a/au/chez/par)`,
  rather: `plutot, mieux`,
  offTheList: `de la liste, (de/des) (comptes/depenses), de la`,
  outdoors: `dehors`,
  thatWhich: `ce que`,
} satisfies Particles
