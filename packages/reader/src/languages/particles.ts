import type { Phrases } from './language.ts'

/**
 * Particles: small words and phrases that rules recognise by their spelling. They are not senses, so a message is not
 * weighed by them, and a word may have several types. Every language lists its words for each type; the comment says
 * what a listed word does.
 */
const particles = [
  // Around days
  'daysFrom', // 'del 3', 'from the 3rd': before either end of a range of days
  'until', // 'al 9', 'to the 9th'
  'untilInRange', // 'a', which is more than that: between two days only
  'between', // 'entre lunes y martes', 'between 60 and 70'
  'since', // from that day on
  'onwards', // 'en adelante', '(from the 16th) on': right behind that day
  'theDay', // 'dia', 'jour'
  'dayEnding', // '3ro', '2nd': right behind the number of a day
  'ordinal', // 'first' [1]
  'ofMonth', // 'of the month'
  'noDay', // 'con el', 'na': right before a number that is no day of a month, whatever else it is
  'sizeLead', // 'del': the same behind a thing ('zapatos del 4'), but not
  'bill', // behind 'compra', 'pago': before the day on which it was paid
  'billOf', // 'phone bill': what a thing is billed by
  'thatOf', // or 'lo de', which may be any expense
  'longAgo', // 'last year': of what is told of another time
  'once', // 'una vez': before a verb of paying
  'weekends', // 'fines de semana': all of them
  'eachWeek', // 'mondays': several of them, or all
  'ledThing', // 'le jeu': short names of days that are things behind an article
  'idle', // 'nothing': on that day
  'due', // 'vence': before the day of a duty
  'reimbursed', // 'reembolso': beside an amount that came back of what was paid
  'beginning', // 'starting': right before the day since when
  'monthlyOn', // 'todo dia', 'tous les': right before the day of each month
  'howOften', // 'cada mes', 'every two weeks', 'de cada mes' behind a day: how often what is paid comes back
  'event', // 'concerto': before the day on which it is, where that is still to come in this month
  'ticket', // 'entradas': what is bought ahead of one
  'meal', // 'churrasco': the same, of what is told to be for it
  'owed', // 'should have': what was to be
  'paid', // 'paid', behind it
  'dreamt', // 'soñé que': before a price that nobody paid
  'treated', // 'shouted me': behind who paid for the writer
  'escapes', // 'dodged a': before the price of what the writer did not have to pay
  'calledOff', // 'cancelled': right behind the price of what was not bought after all
  'overdue', // 'atrasada': right behind what is still to be paid
  'moved', // 'bajó': right before how much a price has changed
  'opinion', // 'what do you think': asks others about a price
  'inYear', // 'back in': before a year that is over
  'saidPaid', // 'ya lo pagué': all that is told behind what a thing comes to
  'paidBackLater', // 'work will pay it back': behind what was paid all the same
  'restOwed', // 'falta pagar': behind what was paid, before what was not yet
  'pension', // what some get and others pay
  'charged', // 'debitado': by somebody else, and paid all the same
  'street', // 'en la 5 de mayo': right before a street that is called by a day
  'streetOf', // the same, before a name in capitals
  'evening', // 'fri nite': part of a day, behind its short name
  'ofWeekday', // 'Sunday papers': what is called by its day
  'yesterday', // 'aller', typed for 'ayer': in its own language alone
  'dayOnly', // short names of days that are no other word: 'tue'
  'dayLike', // short names of days that are: 'sat', 'mar'
  'thingLike', // the same, and things so often that a price behind them is theirs
  'numberLike', // names of days that count: 'segunda'
  'numberLed', // the same, behind which one more is a day: 'quarta a quinta'
  'secondRate', // 'carne de segunda'
  'nth', // 'segunda via', 'the 2nd half': of which there are several
  'everyLead', // 'los lunes': of each week
  'friendLead', // 'judo de Sam': before a friend, not a day
  'thingLead', // 'à la mer', 'in the sun': before a thing, not a day
  // Around numbers
  'numberEnding', // '2e', '1st': right behind a number that orders
  'timesBefore', // 'por dos'
  'forAll', // 'for the lot', 'por todas': behind what several things cost together
  'twice', // '2.80 twice'
  'timesOf', // '3 veces 4,50': between how often and what
  'bothOf', // 'los dos', 'both': each of two
  'times', // '9.35 par jour fois 5'
  'for', // 'for 6 people'
  'when', // 'after 200 cups'
  'at', // a place behind a price
  'perUnit', // 'le litre'
  'weighed', // 'kilo de pan': by what a thing is sold, which is no part of its name
  'plainArticle', // 'the skip': an article that is no part of a name
  'only', // 'solo': beside what was paid of more than that
  'quarter', // 'cuarto de'
  'span', // 'night', 'nights': counted
  'partOf', // '1/3 de la note'
  'session', // 'séance 4/8'
  'percentOf', // '10% of'
  'outOf', // '2 of 5'
  'pieceGlued', // '2un'
  'all', // 'les deux'
  'dozen', // twelve of what stands behind it
  'staple', // what is eaten of every day, by weight
  'water', // 'agua'
  'oneWater', // 'un agua'
  'inThousands', // 'en miles': behind figures that are told so
  'books', // 'livres': currencies that are things where no number counts them
  'plate', // 'matrícula': what stands on a car
  'table', // where one eats, before its number
  // Around sums
  'including', // 'of which'
  'ofIt', // 'of that': what a part is of, of which is told what it was
  'included', // 'gaseosa de 4.000 incluida'
  'being', // 'sendo 40 de vinho': behind a mark
  'wasFor', // '30 fueron de aseo'
  'seller', // 'off the market': behind it, where something was bought
  'minus', // 'less': before what was taken off a price
  'poorer', // '70 menos': behind what somebody has no more
  'having', // 'con': before it, or before what was in a purse
  'pocket', // 'en la cuenta': where it is missing
  'coupon', // what takes something off
  'reduction', // 'remise 10': the same, right before how much that was
  'note', // 'un billete de': right before what was paid with
  'went', // 'salí': somewhere before it, 'with' what was in the purse
  'tookA', // 'took an': before what is a thing by itself, with its article
  'took', // 'llevé': right before that
  'thatTook', // 'que llevaba': the same, behind it
  'broughtHome', // 'volví con': before what was left of that
  'handed', // 'gave him': the same, with what it may also be for
  'thatGave', // '15 que di': what was handed over
  'gaveBack', // 'me dieron': right before what came back of it
  'change', // 'de vuelto': the same, right behind it
  'keptChange', // 'keep the change': none of it came back
  'returned', // 'devolvió 14'
  'back',
  'so', // 'o sea': before what it comes to
  'share', // 'my half'
  'owesMe', // 'me debe': right before how much of a price others owe the writer
  'aHalf', // 'half': of what was bought, as a part of it
  'split', // 'rachamos'
  'halved', // 'paid half', 'moitié moitié': ends what is told of a price that others paid a half of
  'partedBy', // 'divided by', 'entre': behind a price, before the number of those who share it
  'fellToUs', // 'nos tocó': right before what one paid of what was parted
  'paidOfIt', // 'puse': before what the writer paid, and only that
  'forMe', // 'pra mim': the same, right behind it
  'parted', // 'split a', 'split with', 'partagé à': beside a price that others paid a part of
  'nobody', // 'split with no one': behind one of those
  'givesBack', // 'insurance gave back': the same, where right behind it nothing more is told
  'covered', // 'insurance covered', 'remboursé': beside what others paid of a price
  'leftOver', // 'quedan 18'
  'gone', // '18 gone'
  'tip',
  'extra', // what comes on top of a price and is no purchase of its own
  'deposit', // what is paid for now
  'same', // 'ida', 'niño': says which of several, and not of what
  'wayThere', // 'there', 'para ir': right behind what a ride cost, before
  'wayBack', // 'on the way back', 'para volver': beside what the way back did
  'tookOne', // 'só peguei uma': ends a clause that says of how many a price was paid
  'card', // 'tarjeta': what goes with a present, or is paid with
  'another', // 'the other': beside what was paid for one more of the same
  'mine', // 'no era mío'
  'account', // "on Tom's tab": behind whose it is
  'gotSum', // 'mowed the lawn, got 40': before what came in
  'gotMe', // 'me la compró': before who bought the last one for the writer
  'onMine', // 'put it under my name': that the writer pays
  'accountOf', // 'a nombre de', 'na conta do': before who paid
  'paidBy', // 'par': behind how something was paid, before who paid
  'namesNothing', // 'them', 'eso': by itself, points at what was bought or who was paid, and names neither
  'anything', // 'cosas', 'things': names nothing that several are for
  'pays', // 'lo paga': beside the member who pays what is told
  'paysMine', // 'pago yo': that the writer pays it, behind a thing
  'cardOf', // 'con la tarjeta de': the same, of an expense
  'onCard', // "on Ana's card": before who paid, where
  'cardBehind', // is right behind it
  'isNow', // 'are', 'sont': right behind a thing, before whose it is
  'ownedBy', // 'era de Juan': before whose it was
  'workplace', // 'era da firma': behind that, no name of anybody, and none of the household
  'ownDeed', // 'no, I did': the writer paid
  'notOwn', // "I didn't pay": the writer did not, right before who did
  'didIt', // 'Sam did': behind who did
  'handsOver', // 'devolvi': what is done with money that is owed
  'myself', // 'mi', 'gasté': the writer, inside what asks for the most
  'sameLead', // before it
  'thingToo', // 'té', typed 'te': a thing where it ends what something was
  // Around changes of mind
  'not',
  'notLate', // 'pas 19'
  'denies', // 'no': between two numbers, the second of which it denies, or the first
  'denied', // 'not the 260': an article
  'allTheSame', // 'still 88', '88 mesmo': beside a price that stays what it was
  'forgets', // 'olvidate de': before what is to go
  'takes', // 'take': the same, where behind what is to go
  'takenOff', // stands 'off', 'off the list'
  'forgetIt', // 'olvidalo': ends what is to be forgotten
  'notAfterAll', // 'covered', 'devolví': behind what takes something back, why it is not to be noted
  'wasntIt', // 'wasnt that': before an amount, doubts it
  'hesitates', // 'euh': may take back what was said, where another number or day follows
  'lately', // 'last year': what the same cost then
  'changed', // 'went from'
  'from',
  'to',
  'madeFor', // 'fez por 350'
  'asked', // 'wanted 150': beside what was asked for a thing
  'regular', // 'antes', 'reg': right before or behind what a thing costs at other times
  'reducedTo', // 'marked down to': between it and what was paid of it
  'agreed', // 'talked him down to': beside what was paid of that
  'instead', // the first word of 'instead of'
  'wrong',
  'category',
  'whichCategory', // 'en qué categoría': asks where something is filed
  'isThere', // 'está el del agua?': beside a thing, whether it is noted
  'isFiled', // 'va', 'is': between a thing and the categories that it may be in
  'unfiled', // 'sin categoría': of what is filed nowhere
  'otherCategory', // 'va en otra categoría'
  'allOfThem', // 'los dos', 'todas esas': what was noted together
  'belongIn', // 'van en': behind it, before their category
  // Around questions and talk
  'raises', // 'raise', 'aumenta': opens a wish that a budget be more than it is
  'lowers', // 'lower', 'baja': the same, less
  'adds', // 'add', 'ajoute': the same as the first, before an amount that is added to it
  'byLead', // 'by', 'de': right before how much more or less
  'erases', // 'borrá': a wish to delete that takes nothing off a price
  'raisesTo', // 'sube', 'raise': before what is to be more
  'lowersTo', // 'baja', 'lower': before what is to be less
  'mayRaise', // 'se puede', 'can we': before such a verb, as a wish
  'toAmount', // 'a', 'to': before what it is to be
  'givesUp', // 'sacame', 'get rid of': before a budget that is to go
  'theLast', // 'the last thing I added': asks for what was noted last
  'iNoted', // beside it
  'noLonger', // 'ya no tenemos', 'we no longer have': before a thing that is over, and so to be deleted
  'justNoted', // 'what I just added', 'lo que acabo de poner': what was noted last, as it is pointed at
  'my', // 'mis gastos': before what is asked about, of the writer
  'theyNoted', // 'who added': asks who noted something
  'repeated', // 'duplicates': asks for what stands in the book twice
  'asksWhat', // 'what is', 'any': opens a question that is typed without its mark
  'over', // 'más de 100': right before an amount that what is asked for reaches
  'under', // 'menos de 100': the same, that it does not
  'who',
  'wasItYou', // "c'est toi ou moi qui": the same of one or both, be it behind the thing
  'what',
  'buys', // 'compró', 'bought': what was bought is asked for
  'whatWas', // 'qué fue lo de', 'what was the': right before an amount that was noted
  'wasWhat', // 'é o quê', 'qué fue': behind an amount that was noted, the same
  'whoPaid', // 'who paid for that', 'whose was': opens a question of who paid what was told of, or what is named behind it
  'whatThatWas', // 'what was that for': the last one is asked for
  'whoSpent', // 'quién pagó los': the same
  'whatIn', // 'y a quoi dans': the expenses of a place are asked for
  'whatBehind', // 'pierre a mis quoi': behind the verb of what is asked for
  'your',
  'save', // 'meta: juntar 12 mil'
  'perDay', // 'por día': ends a question of how much
  'reaching', // 'para llegar a': right before an amount, that it is asked how far it is
  'upTo', // 'para los': the same, beside
  'missing', // 'falta'
  'maySpend', // 'on peut dépenser', beside one of those: what is left is asked for
  'perWeek',
  'perMonth', // '150 a month'
  'atMost', // '300 max', 'max 300': beside what a budget is to be
  'keepsWithin', // 'quero controlar': opens a wish that a thing be so much a month, and no more
  'onAverage', // 'promedio': beside one of those
  'whether', // 'did the', 'fijate si': opens a question that is typed without its mark
  'orNot', // ends one
  'deletedOnes', // '¿qué borré?': asks for what was deleted
  'whichDay', // 'en qué día': asks for the days of the most
  'dearest', // 'más caro': beside one of those, or of the next, that is asked for by what it cost
  'whichWeekday', // 'qué día de la semana': the same of the days of all weeks
  'whichWeek',
  'whichMonth',
  'smallestOne', // 'the cheapest': asks for the smallest expense
  'ranked', // 'second': which of the biggest, which are told together
  'smallestWord', // its words, which are not searched for
  'writer', // 'moi': on one side of a comparison
  'moreOf', // 'where do we spend more?': asks which of two
  'lastTime', // 'when did I last', 'la última vez que': opens a question of when
  'excess', // 'way too much': beside what was spent, and not what on
  'notYet', // 'not yet': an answer to whether something is paid
  'noted', // 'already', 'logged'
  'itIs', // 'soy', 'this is': before the writer's name
  'put', // 'poné el súper en regalos': a verb that puts, too, what was noted elsewhere
  'rename', // 'rename': a verb that gives another name
  'name', // 'the name': what else may be changed to one
  'newName', // 'to': before it
  'noteOn', // 'ponele una nota': opens what is to be written beside an expense
  'noteIs', // 'obs:' leads to it by itself
  'noteTo', // 'al último': behind it, which one
  'saying', // 'que diga': before the note
  'shoppingList', // 'la lista del súper': of what is still to be bought
  'theOne', // 'celui de 30': before what says which one
  'theOneOf', // 'el del', 'the one from': before the day that says which one
  'oneOfDay', // 'one': behind it
  'swap', // 'remplace café par thé': a verb that gives another name behind the one that it has
  'swapFor', // 'par': before it
  'changeTo', // 'cambiá', 'change': a verb that changes what a thing is called, or where it is filed
  'kindOfSpending', // 'comida', 'groceries': what whole kinds of spending are called, of which nothing need be called so
  'onBills', // 'en cuentas': of what is paid for each month, and not of the household's accounts
  'filedAs', // 'alquiler', 'pharmacy': what else categories are called, and no expense
  'towards', // 'como regalos': where to
  'makeIt', // 'mejor que sean', 'deixa': before what an amount is to be
  'raiseIt', // 'súbele': before what is to be added to one, or, behind 'setTo', what it is to be
  'lowerIt', // 'quítale': the same, to be taken off it
  'setTo', // 'a', 'pra': before what it is to be
  'onTop', // 'a fiver on top': the same of the last one, where no thing is named
  'corrected', // '34.60*': a sign that what was told is put right
  'byMore', // '5 more': behind what is to be added
  'anotherSum', // 'that was another 4': the same behind 'was'
  'plusBefore', // 'más 200': before what is to be added
  'concludes', // 'so': alone before what an amount is after all
  'tookOff', // 'they took', 'ils m ont fait': before it
  'byLess', // '5 less': behind what is to be taken off
  'addTo', // 'agregale': before a tip that is added to a thing
  'makeThing', // 'make dinner 35': before a thing and what it is to be
  'nameToo', // 'à Jean': a name of somebody, with its capital, and a thing without
  'mistaken', // 'I messed up': before what was noted wrong
  'ownMistake', // 'I read it wrong': ends a change, and says why it is one
  'spendInf', // 'can I spend', behind that
  'entries', // 'expenses': shown one by one
  'unpaid', // "I didn't buy": opens what was not bought
  'lastSome', // 'the last two': what was noted latest
  'wasNot', // 'no era', "wasn't": before what something was not
  'joke', // 'era broma': what was just said was not meant
  'because', // behind what is to be deleted or taken off, before why: 'porque', 'que era de'
  'wouldYou', // 'can you', 'podés': opens an order that is put as a question
  'mayI', // 'can I', 'se puede': the same, where it names something
  'splitIt', // 'dividí': a wish to part what was noted
  'halfBack', // 'me devolvió la mitad', 'paid me back half'
  'partsLead', // 'split it by 3': behind it, right before into how many
  'halves', // 'en dos', 'in half': behind it
  'dontDelete', // 'no lo borres': that something stays
  'putIt', // 'ponelo', 'put it': a wish to file the last one
  'putThem', // 'ponelos', 'put them': the same of all that were told of together
  'putThing', // 'pasá', 'move': the same, before what is to be filed
  'putInto', // 'en': behind it, before where to
  'leaveIt', // 'dejala': the same, behind 'no' or 'wait'
  'halt', // 'wait'
  'pointing', // 'this', 'você': what an answer, or who gave it, is called before what is said of it
  'complaint', // 'no entendiste', 'you got it wrong': that something was misunderstood
  'asSaid', // 'what I meant': the same, behind a denial
  'notToNote', // 'no lo anotes': that nothing is to be noted
  'byMistake', // 'sin querer': behind what was deleted, that it is to come back
  'countsNot', // 'no va': behind what was noted, that it is none of the book's
  'forPeople', // 'para dos': before how many people something was for
  'people', // behind that
  'weWere', // 'éramos': before how many people it was for
  'gaveBackThing', // 'devolví': before what was bought and given back
  'cameBack', // 'nos devolvieron': right before how much came back of what was told of
  'returnedIt', // 'lo devolví': all that is said of the last one
  'wasCharged', // 'caiu': before the day on which what was told of last was
  'paidBack', // 'te lo devolví': that money was given to somebody who is owed it
  'owedMoney', // 'la plata': what was, behind it
  'paidAll', // 'los pagó': before the verb of paying, several things
  'without', // 'sin la propina': before what is not to be in an amount
  'notMe', // 'tampoco lo pagué yo': that the writer did not pay
  'partner', // 'husband', 'roommate': who of the family shares a purse with the writer, be they a member or not
  'sharedPay', // 'a medias': that several paid a part each
  'on', // 'gastamos com': before whom something was bought for, where a question names one of the household
  'onBehalf', // 'para': the same beside a verb of spending
  'children', // of whom a question asks what was spent on them, and who spend nothing themselves
  'whyPut', // 'why did you put that': why something is filed where it is, before the place
  'wrongField', // 'me equivoqué de monto': before what of an expense was noted wrong
  'deniesDeed', // 'no gasté eso': that what was noted was not spent
  'reallyDid', // 'gasté': behind that, before what it was
  'leavingOut', // 'sin contar': before what a question leaves out
  'wholeHousehold', // 'toda la casa': all of it, and no category
  'household', // 'la casa': beside who spends, all of it
  'unsearched', // 'decir', 'quel': around what a question names
  'putBack', // 'put them back': that what was deleted comes back
  'callIt', // 'call it', 'chama de': before another name
  'unsure', // 'not sure if', 'no me acuerdo si': says that the writer does not know what is told beside it
  'rounded', // 'redondeé a 75': right before what was paid of an amount that was worked out
  'everything', // 'todo': all of a period, which is to be deleted
  'letBe', // 'deja', 'never mind': right before who paid after all
  'wasRight', // 'estaba bien', 'was right': behind what is to stay
  'leaveMine', // 'dejá mi', 'leave my': before what is to stay
  'contented', // 'está bien', 'dejalo así': that all may stay as it is
] as const

/** The type of a particle. */
export type Particle = (typeof particles)[number]

/** The particles of a language, by type. */
export type Particles = Partial<Readonly<Record<Particle, Phrases>>>
