import type { Particles } from './particles.ts'

/** Further particles of Portuguese, which `pt.particles.ts` has no room for: those of what members say to each other. */
export const ptTalkParticles: Particles = {
  noteThat: `(poe/coloca/bota/anota/marca/registra/regista/lanca/corrige/muda/aponta/escreve) (ai)? que`,
  proposes: `vamos (botar/colocar/com/de/deixar/fazer/por), (digamos/fica), (quero/queremos/queria/queriamos/gostaria de/gostava de/gostavamos de/gostariamos de) gastar`,
  theHalf: `(a)? metade, (a)? metade (disso/dele/dela)`,
  sharedPay: `(bora/vamos) (dividir/rachar), dividimos, rachamos, racha, (meio a meio/metade metade/metade cada um), (divide/dividi/dividimos/racha/rachei) (isso)? com, (a gente)? (dividiu/rachou), pagamos (juntos/entre), (pagou/paga/pago) (a)? metade, (metade) (pra/pro/para) (o/a)?, (a)? metade (e/eh) (da/de/do), (cobriu/botou/colocou) (a)? metade`,
  deniesDeed: `(eu)? nao (gastei/comprei) isso, (eu)? nao disse`,
  reallyDid: `(eu)? (gastei/paguei/disse), foi, foram`,
  allCameBack: `(me/nos)? (devolveram/devolveu/estornaram/reembolsaram) (me/nos)? (o dinheiro/tudo)`,
  meantToBuy: `(eu/a gente)? (queria/queriamos/quis/pensei em/pensava em/ia/iamos/estava para) (comprar/ir/levar/pagar/pedir/pegar/tomar/ver), (eu)? quase (que)? (comprei/comprava/levei/pedi/peguei), (estive/estava) quase a (comprar/levar/pedir), por pouco nao (comprei/levei)`,
  wentToSee: `(fui/fomos) (a/la)? (ver/olhar/comprar/buscar)`,
  instead: `no fim, no final, em vez disso, (acabei/acabamos/acabamos por/acabei por), ao inves disso, afinal`,
  wasPriced: `estava, estavam, tava, tavam, custava, custavam, saia, valia, cobrava, cobravam`,
  formerLead: `quando, e, mas, que, sendo que, e pensar que`,
  thisTime: `(dessa/desta/essa/esta) (vez/semana), hoje, agora, (este/esse) mes`,
  hedge: `(eu)? (acho/creio) que, (eu)? (acho/creio) (eu/que sim/que foi isso)?, se nao me engano, se bem me lembro, salvo erro, se me lembro bem`,
  explains: `(eu)? (estava/tava) (a)? (ler/lendo/olhando/olhar/ver/vendo), (eu)? (anotei/contei/disse/falei/li/vi) (errado/mal), (confundi/enganei) me, (eu)? me (confundi/enganei), (porque/pois/que) (deixei/dei/ela/ele/eu/era/eram/nao/tinha), tenho (a/aqui/ca/o), e que`,
  noteIt: `(da para/da pra/podes/pode/voce pode) (anotar/colocar/fazer/por/registrar) (isso/isto) (por favor)?`,
  deletedWhy: `que (a/ela/ele/ja/nao/o/quem), que (foi/fui) eu, porque, pois`,
  askedFor: `(me/nos)? (cobrava/pediu/pedia/queria)`,
  agreedOn: `(fechei/fechamos/combinamos/acertamos/acertei) (em/por), (deixou/ficou) por, (lhe)? (dei/demos/paguei/pagamos)`,
  excuses: `(desculpa/desculpe/desculpem) (incomodar/o incomodo/a chatice/te incomodar/insistir) (de novo/outra vez)? (mas)?`,
  spendWe: `a gente, gastamos, ja vamos, pagamos, temos`,
  lastPeriod: `(a/na/no/o) (anterior/passada/passado/ultima/ultimo)`,
  thisPeriod: `essa, esse, esta, este, nessa, nesse, nesta, neste`,
  closing: `(tudo)? no cartao, (no/com o)? cartao de (debito/credito), agora mesmo, agorinha`,
}
