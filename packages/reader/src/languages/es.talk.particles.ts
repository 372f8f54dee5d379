import type { Particles } from './particles.ts'

/** Further particles of Spanish, which `es.particles.ts` has no room for: those of what members say to each other. */
export const esTalkParticles: Particles = {
  lastPeriod: `(el/la) (anterior/pasada/pasado/ultima/ultimo)`,
  thisPeriod: `esta, este`,
  firstName: `angel, blanca, flor, luz, mercedes, paloma, pilar, rosa, sol`,
  inFact: `en realidad, de hecho`,
  everyMonth: `todos los meses, cada mes, mes a mes`,
  giveIt: `ponle, ponele, ponerle, pongale, asignale`,
  giveTo: `al (del/de)?, al de (la/los/las), a (la/los/las) (del/de)?, a (la/los/las) de (la/los/las), a lo (del/de), a lo de (la/los/las)`,
  noteThat: `(pon/pone/ponme/poneme/pongan/anota/anotame/anotale/apunta/apuntame/registra/carga/cambia/cambiale/corrige/corregi/marca/agrega/recorda/recuerda/aclara) que`,
  proposes: `(digamos/hagamos/pongamos), vamos (a poner/con/a), (quiero/queremos/quisiera/quisieramos/me gustaria/nos gustaria) gastar`,
  doesLater: `(la/lo)? (hacemos/hago/pagamos/pago), (la/lo) voy a (hacer/pagar), voy a (hacerlo/pagarla/pagarlo)`,
  sharing: `(a)? medias, mitad, (dividi/dividido/dividida/dividimos/repartido/repartida/repartimos), (compartimos/compartido/compartida), cincuenta cincuenta, 50/50, 50 50`,
  besideSharing: `ambos, cada, da, debe, devuelve, dos, entre, fuimos, ir, los, me, nos, otra, pone, su, una, va, vamos`,
  allCameBack: `(me/nos)? (devolvieron/devolvio/reintegraron/reembolsaron) (la plata/la lana/el dinero/todo)`,
  meantToBuy: `(yo)? (queria/queriamos/quise/quisimos/pensaba/pensabamos/iba a/ibamos a) (comprar/comprarme/comprarle/comprarnos/ir/llevar/llevarme/pagar/pedir/sacar/tomar/agarrar/coger/ver), casi (que)? (me/nos/le)? (compro/compre/compramos/llevo/lleve/llevamos/pido/pedimos/pague/pago), por poco (me)? (compro/llevo)`,
  wentToSee: `(fui/fuimos) (a)? (ver/mirar/buscar/comprar/por)`,
  instead: `al final, a la final, en cambio, en su lugar, en vez de eso, (termine/terminamos/acabe/acabamos), finalmente`,
  wasPriced: `estaba, estaban, costaba, costaban, salia, salian, valia, valian, cobraba, cobraban`,
  formerLead: `cuando, y, pero, que, si, y pensar que`,
  thisTime: `(en)? esta (vez/semana), hoy, ahora, este mes`,
  hedge: `(me)? parece (que si/a mi)?, (eso)? creo (yo/que si)?, si (no)? mal (no)? recuerdo, si no me equivoco, si no recuerdo mal`,
  explains: `(estaba/estabamos) (leyendo/mirando/viendo), (anote/conte/lei/mire/puse/vi) mal, me (confundi/equivoque/olvide), (porque/que/ya que) (deje/di/el/ella/era/eran/habia/le/les/me/no/puse/vi), (aca/aqui)? tengo (aca/aqui/el/la), es que`,
  noteIt: `(me)? (lo)? (podes/podrias/puede/puedes) (anotarlo/apuntarlo/fijarlo/hacerlo/ponerlo) (por favor/porfa)?, (me)? lo (podes/puedes/podrias) (anotar/apuntar/poner) (por favor/porfa)?`,
  spendWe: `gastamos, hemos, llevamos, pagamos, tenemos, vamos`,
  closing: `ponele, viste, okey, con (tarjeta/debito/credito), con tarjeta de (debito/credito), recien, ahora mismo`,
}
