import type { Particles } from './particles.ts'

/** Further particles of English, which `en.particles.ts` has no room for: those of what members say to each other. */
export const enTalkParticles: Particles = {
  todayIs: `its, it s, it is, today is, todays`,
  bookedAhead: `blablacar, coach, eurostar, ferry, flight, flights, flixbus, megabus, plane, train, trains`,
  toTravel: `to (come/get/go/see/travel/visit)`,
  treat: `treat, shout`,
  inFact: `actually, in fact, in actual fact`,
  isThat: `(is/was/were) (it/that/this/those/they)`,
  whenBehind: `when`,
  occasion: `anniversary, baptism, bday, birthday, christening, christmas, wedding, xmas`,
  wasFree: `(it/that/they/those)? (was/were/is/are) (actually)? (complimentary/free/gifted/on the house), (was/were) (a freebie/a present to me/freebies/given to us/given to me)`,
  companyOrCategory: `personal`,
  cheap: `(thats/its/so/really/pretty/dirt)? (cheap/pricey), (thats/what/its)? (a bargain/a steal), (so/pretty/really/very/bloody) (dear/steep)`,
  weAgreed: `(we/wed/you/youd) (had)? (agreed/said) (on)?`,
  everyMonth: `(each/every) month`,
  noteThat: `(note/put/put down/write/write down/mark/record/log/remember) that`,
  proposes: `(i/we) (want/wanna/need) to spend, (i/we) (wanna/d like to/would like to) spend, (id/wed) like to spend, (lets/let s/let us) (aim for/do/go with/have/make it/put/say/set/set aside/stick to/try), (can/could/shall) (we/i) (do/set/try), (we should/we could/should we) (aim for/do/go with/have/say/set/try)`,
  whoWasIt: `who was it (that/who)?, who was the one (that/who)`,
  youDid: `(has/have) (anyone/anybody/somebody/someone) (already)? (bought/done/logged/noted/added/paid/put), did (anyone/anybody/somebody/someone) (pay/buy/do/log/note/add/put) (for)?, did you remember to (buy/log/note/pay), have you (already)? (paid/bought/done/logged/noted/added/put), did you (pay/buy/do/log/note/add/put) (for)?`,
  sharing: `half, halved, halves, halfsies, split, splitting, shared, sharing, dutch, fifty fifty, 50/50, 50 50`,
  firstName: `amber, basil, bill, candy, daisy, dean, ginger, grant, heather, herb, holly, ivy, jean, lily, olive, pat, penny, robin, rose, ruby, sandy, violet`,
  doesLater: `(i/we)? (ll/will/gonna/going to) (do/get/pay/sort) (it/that)?, ill (do/get/pay/sort) (it/that)?`,
  besideSharing: `are, back, between, bill, both, check, cost, each, give, gives, giving, go, goes, going, gone, his, her, is, ll, other, owes, s, sending, sends, their, to, us, way, we, went, will`,
  handsOwnShare: `(gave/sent/transferred/venmoed/zelled) (him/her/them/you) (my/mine) (bit/half/part/share)?`,
  allCameBack: `(gave/refunded) (me/us) (all)? (my/our) money (back)?, got (all)? (my/our) money back`,
  spendWe: `we, weve`,
}
