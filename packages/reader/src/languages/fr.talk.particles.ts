import type { Particles } from './particles.ts'

/** Further particles of French, which `fr.particles.ts` has no room for: those of what is told around a purchase. */
export const frTalkParticles: Particles = {
  meantToBuy: `(je/on/nous)? (voulais/voulait/voulions/pensais/pensait/devais/devait/comptais/allais/allait) (acheter/aller/commander/m acheter/nous acheter/payer/prendre/voir), (j ai/on a)? failli (acheter/aller/commander/m acheter/payer/prendre), (je/on) (voulais/voulait), (j ai/on a) (hesite a/presque) (acheter/achete/prendre/pris/commander/commande)`,
  wentToSee: `(je suis/on est) (alle/allee/alles/allees) (voir/acheter/chercher/regarder)`,
  wasPriced: `etait, etaient, coutait, coutaient, valait, valaient, prenait`,
  formerLead: `alors que, quand, et, mais, dire que, et dire que`,
  thisTime: `la, cette (fois/semaine), maintenant, aujourd hui, ce mois ci`,
  instead: `finalement, au final, du coup, a la place, au lieu de ca`,
}
