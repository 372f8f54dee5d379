import type { Particles } from './particles.ts'

/** The small words of English. */
export const enParticles: Particles = {
  daysFrom: `a, between, from, on, the`,
  until: `through, till, to, until`,
  untilInRange: `thru`,
  between: `between`,
  since: `since`,
  dayEnding: `nd, rd, st, th`,
  ordinal: `first=1
    second=2
    third=3
    fourth=4
    fifth=5
    sixth=6
    seventh=7
    eighth=8
    ninth=9
    tenth=10
    eleventh=11
    twelfth=12
    thirteenth=13
    fourteenth=14
    fifteenth=15
    sixteenth=16
    seventeenth=17
    eighteenth=18
    nineteenth=19
    twentieth=20`,
  ofMonth: `of (the/this) month`,
  idle: `nothing`,
  due: `(due/expires/renews) (by/on)?, exp, expiring`,
  owed: `meant to, should, supposed to`,
  paid: `paid`,
  charged: `charged, debited`,
  evening: `afternoon, am, eve, evening, morning, night, nights, nite, pm`,
  ofWeekday: `league, paper, papers, roast, roasts, school, times`,
  dayOnly: `fri, thu, tue, wed`,
  dayLike: `sat, sun`,
  nth: `ave, avenue, birthday, class, floor, half, one, st, street, time`,
  thingLead: `the`,
  numberEnding: `nd, rd, st, th`,
  for: `for`,
  when: `after, before, until`,
  at: `at, from, in`,
  perUnit: `(a/an/per/the) (gal/gallon/hour/kg/kilo/lb/liter/litre/metre/yard)`,
  twice: `twice, (2/two) times`,
  times: `times, x`,
  perLead: `a, an, each, per`,
  span: `day, days, hour, hours, hr, hrs, night, nights, week, weeks`,
  spanOne: `day, h, hour, hr, night, week, wk`,
  poured: `filled, fueled, fuelled, gassed, topped`,
  partOf: `of`,
  session: `class, lesson, lessons, session, sessions`,
  percentOf: `of, on`,
  outOf: `of`,
  pieceGlued: `in`,
  all: `the, us`,
  receipt: `bill, note, receipt, ticket`,
  staple: `bread, cheese, milk, rice`,
  water: `water`,
  including: `inc, incl, include, included, includes, including, of (it/that/which)`,
  included: `included`,
  being: `being`,
  wasFor: `(was/were) for`,
  minus: `less, minus`,
  coupon: `coupon, coupons, credit, voucher`,
  got: `got, me, us`,
  back: `back`,
  share: `bit, half, part, share`,
  split: `half, halves, split`,
  halved: `(go/goes/going/gone/went) (dutch/halfsies/halves), (cover/covered/covering/covers/paid/pay/paying/pays) (my)? half, (divided/split) (by/in/into) (2/half/halves/two), half each`,
  partedBy: `between, (divided/shared/split) (among/amongst/between/by/in/into)`,
  parted: `(go/goes/going/gone/went) halves (on/with), split (a/between/that/with), (shared/split) (it)? (2/3/4/5/two/three/four/five) ways, (share/shared/split/splitting) (it/that/the bill/the check/the cost)`,
  covered: `(covered/covers/refunded/refunds/reimbursed/reimburses) (me/us)?, (insurance/work) (paid/pays), (were/was)? (reimbursed/refunded/covered) (by/from)?`,
  leftOver: `left`,
  gone: `gone`,
  tip: `tip, tipped`,
  extra: `charges, delivery, fee, fine, penalty, port, postage, service, shipping, supplement, surcharge, tax, taxes, tip, tipped`,
  deposit: `down payment`,
  same: `adult, adults, another (one/pair)?, child, children, me, mine, return, way back`,
  mine: `mine`,
  sameLead: `a, for, the`,
  not: `no, not`,
  denied: `the`,
  lately: `before, last (month/time/year)`,
  changed: `down, dropped, goes, gone, raised, up, went`,
  from: `from`,
  to: `to`,
  madeFor: `for`,
  instead: `instead`,
  wrong: `incorrect, wrong`,
  category: `category`,
  otherCategory: `(a different/another/some other/other) category`,
  lastTime: `how long (ago/since) (did/was)?, (the)? last time (i/we), when did (i/we) (last)?, when was the last time, when were (i/we) last`,
  excess: `a bit, a bunch, a fortune, a lot, so much, (far/way)? too much, tons`,
  over: `above, at least, (bigger/greater/higher/more) than, over`,
  under: `below, cheaper than, less than, under, up to`,
  who: `who`,
  what: `what`,
  your: `your`,
  save: `save`,
  perDay: `(a/each/every/per) day`,
  perWeek: `(a/each/every/per) week`,
  perMonth: `(a/per) month`,
  whether: `did, has, have, (is/was) (my/that/the), (check/see) if`,
  orNot: `or not (yet)?`,
  noted: `already, logged, yet`,
  itIs: `i m, im, it s, its, my name, this is`,
  rename: `rename`,
  name: `description, name, title`,
  newName: `as, to`,
  noteOn: `(add/attach/put/write) (a/the/this)? (comment/note), (comment/note) (for/on/to) the last one`,
  noteTo: `on, to, for`,
  saying: `saying, that says`,
  swap: `replace, swap`,
  swapFor: `for, with`,
  put: `file, put, stick`,
  raiseIt: `(bump/increase/raise/up) (it/that) (up)? (by)?`,
  lowerIt: `(bring/cut/drop/lower/reduce) (it/that) (down)? (by)?`,
  setTo: `at, to`,
}
