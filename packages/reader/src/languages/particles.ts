import { dayParticles } from './day-particles.ts'
import type { Phrases } from './language.ts'
import { toldParticles } from './told-particles.ts'

/**
 * Particles: small words and phrases that rules recognise by their spelling. They are not senses, so a message is not
 * weighed by them, and a word may have several types. Every language lists its words for each type; the comment says
 * what a listed word does.
 */
const particles = [
  ...dayParticles,
  ...toldParticles,
  // Around numbers
  'numberEnding', // '2ème', '1st': the ending right after a number that is an ordinal
  'timesBefore', // 'por dos': right before a number word that multiplies, and so begins no price with cents
  'forAll', // 'for the lot', 'por todas': after what several things cost together
  'twice', // '2.80 twice', 'each way': says that a price was paid two times
  'oneInstalment', // 'dentista 80 cuota del mes': after the price of a single instalment
  'oneOfInstalments', // 'tele 90 en 3 cuotas, la primera de 30': which one was paid of those of a whole price
  'timesOf', // '3 veces 4,50': right after the number of times that the price beside it was paid
  'timesPaid', // 'pedágio 9,80 4 vezes': ends a message, after how often the price before it was paid
  'bothOf', // 'los dos', 'twins': two people or things, each of which had the price that is told for one
  'times', // '1,43 fois 10', 'x2': before or after the number of times that something was paid
  'served', // 'dinner for 4', 'table pour 6': before 'for' and the number of people that it is for
  'for', // 'for 6 people', 'para el cumple': before the people, the thing or the day that it is for
  'beforeOrAfter', // 'after 200 cups', 'antes': before a number of things that nothing is paid for
  'at', // 'at', 'chez': before the place of an expense
  'pricedAt', // 'two sandwiches at nine fifty': between pieces and the price of one
  'perUnit', // 'le litre', 'a kilo', 'per hour': right after the price of one unit
  'soldBy', // '8 metres at 12': a measure, other than a weight, by which things are sold
  'unitLead', // '4.50 the kilo', 'por litro': right before the unit of a price
  'weightUnit', // 'kilo de pan': a unit of weight or volume, which is left out of a thing's name
  'plainArticle', // 'the skip', 'un taxi': an article that is left out of a thing's name
  'only', // 'solo', '600 nada más': beside all that the writer paid, or the one expense that is meant
  'quarter', // 'un cuarto de kilo', 'quarter of a': right before the unit of which it is a fourth part
  'span', // '2 nights', '3 horas': right after a number, a unit of time that has a price
  'partOf', // '1/3 de la note': right after a fraction, which is then no date
  'session', // 'séance 4/8', '18 per class': one of a series, before its number or after its price
  'visits', // 'yoga 18 per class, went 3 times': after a number of visits, each of them paid
  'percentOf', // '10% of', '10% sur': right after a percentage, before the sum of which it is
  'outOf', // '2 of 5', '4 de 10': between the number of one in a series and how many there are
  'pieceGlued', // '2un', '5in': a unit that counts only where it is glued to its number
  'all', // 'les deux', 'los 2 fueron': right before a number that means all that was named, and is no price
  'dozen', // 'una docena de alfajores', 'dozen eggs': counts twelve of the thing after it
  'staple', // 'milk', 'pan': everyday food, which is sold by weight or piece and is no shop
  'water', // 'un agua', 'eau 2': a drink or a bill, which the words beside it decide
  'oneSnack', // 'a toastie eight eighty': right before a thing to eat, which is then one
  'oneWater', // 'un agua', 'une eau': the article right before water, which is then a drink
  'inThousands', // 'todos en miles': after amounts that are told in thousands
  'books', // 'livres': a currency that means books where no number stands beside it
  'plate', // 'matrícula 1234 KLM', 'registration': before the number of a car
  'table', // 'mesa 14', 'table 9': right before the number of a table where one eats
  // Around sums
  'including', // '50 of which 20 was beer', 'incluye': between a price and a part of it
  'ofIt', // '30 of that was wine', 'dont 30': beside a part of a price, before what that part was for
  'included', // 'gaseosa de 4.000 incluida': right after a part of a price that is told before
  'being', // '200, sendo 40 de vinho': between a price and a part of it
  'wasFor', // 'mercado 200, 30 fueron de aseo': between a part of a price and what that part was for
  'apart', // 'cartons à part 42', 'por separado': beside a price that another one does not contain
  'seller', // '29 off ebay', 'off the market': where something was bought, so that 'off' is no discount
  'minus', // '9000 menos cupón de 2000', 'less': before the amount that is taken off a price
  'poorer', // '70 menos', '20 less': after the amount that somebody is poorer by
  'having', // 'salí con 100', '46 with guac': before the money in a purse, or before what a price includes
  'pocket', // '21.990 menos en la cuenta': after the amount that somebody is poorer by, where it is missing
  'receiptTotal', // 'TOTAL A PAGAR', 'AMOUNT DUE': begins the line of a receipt that tells its sum
  'receiptLine', // 'SUBTOTAL', 'CASH', 'TROCO': begins a line of a receipt that names nothing that was bought
  'paymentAlert', // 'tu compra en', 'card ending': in a bank's notice of a payment
  'merchantBefore', // 'en', 'at', 'chez': before the merchant in such a notice
  'merchantBehind', // 'con', 'on', 'fue': after the merchant in such a notice, or instead of one
  'coupon', // 'menos cupón de 2000', 'voucher': beside the amount that it takes off a price
  'reduction', // 'remise 10', 'discount 10': right before the amount that is taken off a price
  'banknote', // 'un billete de 500', 'gave a 20': right before the amount of a banknote that was paid with
  'went', // 'salí con 100', 'I left with 100': somewhere before 'with' and the money in a purse
  'tookA', // 'took an uber', 'had a coffee': a verb and an article, which are left out of the thing's name
  'took', // 'llevé 100', 'I had 100': right before the money in a purse
  'thatTook', // 'los 200 que llevaba', '100 I had': right after the money in a purse
  'broughtHome', // 'volví con 38', 'came home with 38': right before what was left of the money in a purse
  'handed', // 'gave him 160', 'le di 200': right before the money that was handed over
  'thatGave', // '15.000 que di', '20 I gave him': right after the money that was handed over
  'gaveBack', // 'me dieron 63', 'got back 5': right before the change that came back
  'change', // '63 de vuelto', '5 in change': right after the change that came back
  'keptChange', // 'keep the change': after money that was handed over, of which nothing came back
  'returned', // 'devolvió 14': right before money that came back, even if none was said to be handed over
  'back', // 'got 63 back', '30 back': right after money that came back
  'namely', // 'courses 50, soit 30 et 20': between an amount and its parts
  'so', // 'o sea', 'du coup': before the amount that the numbers before it come to
  'forUs', // '34 for us 4': between a price and the number of people
  'title', // 'doña Lupita', 'seu Zé': right before a name
  'companyOrCategory', // 'file it under personal': a company that is none where something is filed in it
  'thatPlace', // 'move the bread there': a category that was named before
  'endingSo', // 'delete that then', 'borrá eso entonces': ends a request and names nothing
  'share', // 'my half', 'mi parte fue 15': somebody's part of a price, before or after its amount
  'owesMe', // 'Juan me debe 49': right before the part of a price that somebody owes the writer
  'aHalf', // 'la mitad de la luz de 130', 'half of it': half of an expense, beside the price of the whole
  'wholeLead', // 'half of a 130 bill', 'la mitad de la luz de 13': before the whole of something
  'split', // 'rachamos', 'a medias': after a price, before the part of it that the writer paid
  'firstName', // 'payé 80 à Jean pour': a thing that, with a capital inside a message, is somebody's first name
  'sharing', // 'split with Tom', 'mitad yo mitad Ana': says that several people paid a part of a price
  'besideSharing', // 'going halves', 'owes me half': a small word beside those, which tells nothing else
  'splitWith', // 'lo dividimos con mi hermana': before who paid a part
  'halved', // 'paid half', 'moitié moitié': beside a price of which others paid a half
  'halvedInTime', // 'half now half when done', 'la mitad ahora': after the price of the whole
  'partedBy', // 'divided by 4', 'entre 4': before the number of people who share a price
  'fellToUs', // 'nos tocó 44': right before the writer's part of a price that was split
  'paidOfIt', // 'yo puse 600': before all that the writer paid of a price
  'forMe', // '44 pra mim', '44 for me': right after the writer's part of a price that was split
  'parted', // 'split a 90 dollar uber', 'dividimos con Juli': beside a price of which others pay a part
  'nobody', // 'split with no one': right after words of splitting, so that nothing is split
  'givesBack', // 'insurance gave back 80': before the part of a price that came back, if nothing follows it
  'covered', // 'insurance covered 240', 'remboursé 35': beside the part of a price that others pay
  'leftOver', // 'quedan 18', 'I was left with 5': beside money that was not spent
  'leftBehind', // '18 left': right after money that was not spent
  'hadLeft', // 'had 2.50 left': right before money that was not spent
  'gone', // '18 gone': right after money that was spent
  'tip', // 'propina 5', 'tip': what is given on top of the price of a meal
  'forgotten', // 'se me olvidó la propina, 2 más': before an extra that is to be added to the last expense
  'extra', // 'delivery 5', 'propina': a charge that comes on top of a price and is no purchase of its own
  'deposit', // 'canal 850, entrada 250': what was paid in advance of the price before it
  'security', // 'hire 30, deposit 50', 'caution 150': what is left with somebody until a thing is given back
  'comesBack', // 'refundable', 'que me devuelven': beside money that is left with somebody for a while
  'staysAway', // 'non refundable': beside money that does not come back
  'notTaken', // 'el jamón de 7.990 lo dejé', '60 we left there': right behind the price of a thing that was not bought
  'leaving', // 'left the rug at 120': right before such a thing and its price
  'tookSome', // 'avocados 5 for 4, bought 10': right before how many were bought at the price of some
  'setFor', // '2 por 5': between some pieces and their price, beside 'for'
  'same', // 'ida', 'niño': says which of several expenses alike it is, and names no thing
  'wayThere', // 'uber 9.50 there', 'para ir': beside the price of the way there
  'roundTrip', // 'ida y vuelta', 'return': beside the price of the way there and back
  'wayBack', // '11 on the way back', 'para volver': beside the price of the way back
  'tookOne', // 'só peguei uma', 'I only paid mine': ends a clause, that the writer paid one share or piece
  'card', // 'flores 20, tarjeta 5', 'my card': a greeting card beside a small price, or a means of payment
  'another', // 'one 6, the other 8': beside the price of one more of the same
  'mine', // 'no era mío', 'mine 23': the writer's or, after a denial, somebody else's
  'account', // "on Tom's tab": right after the name of the member whose account an expense goes on
  'gotSum', // 'mowed the lawn, got 40': right before an amount that was earned
  'refundOf', // 'refund from Zara 20', 'estorno da luz 30': begins what came back
  'gotMe', // 'me la compró papá': right before who paid the last expense for the writer
  'onMine', // 'put it under my name': a correction, that the writer paid
  'accountOf', // 'a nombre de Ana', 'na conta do Beto': a correction, right before the member who paid
  'paidBy', // 'en liquide par Ana': after how an expense was paid, before the payer
  'namesNothing', // 'them', 'eso': a pronoun for an expense or a person, which names neither
  'anything', // 'varias cosas', 'things': words that name nothing that several expenses are for
  'pays', // 'lo paga Ana', 'is paying': beside the member who pays an expense
  'treat', // "Ana's treat": right after who paid for the others
  'paysMine', // 'pago yo', 'dinner is on me': beside a thing that the writer pays
  'cardOf', // 'con la tarjeta de Ana': right before the payer whose card was used
  'cardLead', // "on Ana's card": right before the payer, if a card follows the name
  'cardAfterName', // "(on) Ana's card", '(with) Ana visa': the card that follows the payer's name
  'isNow', // "the eggs are Ana's", 'sont': right after a thing, before its owner or its category
  'ownedBy', // 'era de Juan', "c'était à Paul": right before the person whose expense it was
  'workplace', // 'era da firma', 'work': a workplace, which pays instead of the household
  'ownDeed', // 'no, I did', 'fui yo': a correction, that the writer paid
  'notOwn', // "I didn't pay, Beto did": a correction, that the writer did not pay, before who did
  'didIt', // 'Sam did', 'Sam paid for it': right after the payer
  'whoWasIt', // 'quem é que pagou a luz', 'who was it that paid the gas': asks who it was
  'youDid', // 'pagaste el judo?', "t'as mis le gaz ?": asks whether the one spoken to paid or recorded something
  'handsOwnShare', // 'ya le di mis 20', 'gave him my half, 20': the writer's share, which is no expense
  'handsOver', // 'mandei 20 pro Beto': in what is only given to a member, and is no expense
  'ours', // 'nuestra parte', 'notre part': before the part of the household
  'myself', // 'gasté', 'mi parte': a word that shows that a question, a share or a card is the writer's own
  'sameLead', // 'a ida', 'para niño': a small word before one that says which of several expenses alike it is
  'mistypedThing', // 'era te': 'té' without its accent, which is a thing where a correction ends with it
  // Around changes of mind
  'not', // 'not', 'pas': before what is denied
  'notBeforeNumber', // 'euh pas 19, 29': 'not' right before a number that it denies, without an article
  'denies', // 'cabelo 30 não 13': 'no' between two numbers, which may deny the second or take back the first
  'deniedArticle', // 'not the 260': the article between 'not' and the number that it denies
  'allTheSame', // 'but still 88', '88 mesmo': beside a price that stays while another word is corrected
  'forgets', // 'olvidate del taxi', 'forget the taxi': a request to delete, before the expense
  'takeAway', // 'take the taxi off': a request to delete, before an expense that 'off' follows
  'offTheList', // 'take the taxi off the list': ends a request to delete, right after the expense
  'forgetIt', // 'pan 20, olvidalo': ends a message that takes back all expenses before it
  'notAfterAll', // 'no, los devolví', 'covered': why an expense before it may not be one after all
  'wasntIt', // 'wasnt that': before an amount, doubts it
  'hesitates', // 'navigo euh tcl 69': takes back what stands before it, if a thing, number or day follows
  'earlierTime', // 'it was 39 last year', 'antes': right after what the same thing cost at another time
  'changed', // 'went from 7.99 to 9.99': before the old price of a thing
  'from', // 'went from 7.99 to 9.99': right before the old price of a thing
  'to', // 'went from 7.99 to 9.99': before the new price of a thing, a person or a place
  'madeFor', // 'era 400, fez por 350': right before a lower price that was paid in the end
  'askedPrice', // 'asked 25', 'pedían 70': beside the price that the seller asked, which was not paid
  'regularPrice', // 'antes 54.990', 'reg 60': right before or after the price that a thing has at other times
  'reducedTo', // 'marked down to': between it and what was paid of it
  'agreedPrice', // 'talked him down to 18', 'quedamos en 55': beside the price that was agreed on and paid
  'instead', // 'instead of', 'en vez de': their first word, which leads to what is corrected
  'wrong', // 'wrong category', 'estaba mal': says that an amount, a category or an expense is wrong
  'category', // 'categoría': the word itself, in a correction or a request
  'whichCategory', // '¿en qué categoría está?': asks in which category an expense is
  'isThere', // '¿está el del agua?': beside a thing, asks whether it is recorded
  'isFiled', // 'el pollo va en comida, ¿no?': in a question, between an expense and its category
  'unfiled', // 'sin categoría', 'uncategorised': asks for the expenses without a category
  'otherCategory', // 'el café va en otra categoría': after an expense that is in the wrong category
  'allOfThem', // 'los dos', 'todas esas': all expenses that were recorded together
  'belongIn', // 'los dos van en salidas': between recorded expenses and their right category
  // Around questions and talk
  'closing', // 'pan 500 eh', '20 by card', '12 just now': ends a message with an amount that says the same without it
  'raises', // 'raise the budget by 50': opens a request to raise a budget, or stands right before the amount
  'lowers', // 'lower the budget by 50', 'shave 50 off': opens a request to lower a budget or an amount
  'adds', // 'add 50 to the budget': right before an amount that is added to a budget
  'byLead', // 'raise it by 50', 'aumenta em 100': right before how much more or less something is to be
  'erases', // 'coffee 3, delete the milk': a request to delete another expense, which lowers no price
  'raisesApart', // 'put groceries up to 300': a verb that changes an amount with a later 'up' or 'down'
  'raisesTo', // 'sube el de ocio a 200': a request to raise a budget or an amount, before the new one
  'lowersTo', // 'baja el de ocio a 100': a request to lower a budget or an amount, before the new one
  'mayRaise', // '¿se puede subir a 200?', 'can we': a request to raise or lower, put as a question
  'toAmount', // 'sube el de ocio a 200': right before the amount that a budget or an expense is to be
  'removesBudget', // 'get rid of the groceries budget': opens a request to remove a budget
  'theLast', // 'the last thing I added', 'lo último': the expense that was recorded last
  'iRecorded', // 'the last thing I added', 'todo lo que anoté': says that the writer recorded it
  'noLonger', // 'ya no tenemos netflix, quítalo': before a thing that is over, in a request to delete
  'justRecorded', // 'what I just added', 'lo que acabo de poner': the expense that the writer recorded last
  'my', // 'mis gastos', 'my last 5': the writer's own, before what a question asks for
  'theyRecorded', // 'who added the groceries?', 'que anotó Ana': says or asks who recorded an expense
  'verbLead', // 'who has added', '¿quién lo anotó?': small words between 'who' and the verb
  'repeated', // 'any duplicates?': expenses that were recorded twice, in a question or a request to delete
  'asksWhat', // 'what is', 'any', 'show me': opens a question, with or without a question mark
  'over', // 'más de 100', 'at least 100': right before the lowest amount that a question asks for
  'under', // 'menos de 100', 'up to 100': right before the highest amount that a question asks for
  'who', // 'quién', 'who': asks for, or leads to, the payer
  'wasItYou', // "c'est toi ou moi qui a payé ?": asks which of one or two people paid
  'what', // 'qué', 'what': asks for a thing, and is not searched for
  'buys', // '¿qué compró Ana?', 'what did Tom buy?': a verb of buying, asks for the things that were bought
  'whatWas', // '¿qué fue lo de 875?', 'what was the 875?': right before an amount, asks what it was for
  'wasWhat', // 'el de 8000 qué fue', 'essa de 8 é o quê?': after an amount, asks what it was for
  'youOrMe', // 'was the oil you or me': at the end of a question who paid
  'whoPaid', // 'who paid for that?', 'whose was': opens a question who paid the last or a named expense
  'isThat', // 'was that oct or sept', "c'est pour combien de mois": opens a question about what was just recorded
  'whenBehind', // "t'as payé l'essence quand": ends a question when a thing was bought
  'whatThatWas', // 'what was that for?': asks what the last expense was for
  'whoSpent', // '¿quién pagó los 61?', 'who spent 61?': right before an amount, asks who paid it
  'whatIn', // "y'a quoi dans loisirs ?", "what's in groceries?": asks for the expenses in a category
  'whatBehind', // 'Jack bought what?', 'Pierre a mis quoi': after the verb, asks what was bought
  'you', // 'vos', 'toi': the person who is spoken to, who is no member by name
  'your', // 'votre plafond', 'your': right before a budget that somebody else tells of
  'save', // 'meta: juntar 12 mil': a verb of saving, so that the amount is no budget
  'perDay', // '¿cuánto por día?', 'a day': asks for the average of a day, or for what is left for each day
  'reaching', // 'falta para llegar a 300': right before the amount that spending is to reach
  'upTo', // 'falta para los 300': before the amount that spending is to reach, if 'falta' or the like is said
  'missing', // 'cuánto falta', 'how far': in a question how far the spending is from an amount
  'maySpend', // 'how much can we spend a day?': asks for what is left of a budget for each day, week or month
  'perWeek', // 'por semana', 'a week': asks for the average of a week, or for what is left for each week
  'perMonth', // '150 a month', 'por mes': after the amount of a budget, or in a question for an average
  'weAgreed', // 'we said 20 max for presents': reminds another member of a limit, and sets none
  'atMost', // '300 max', 'max 300': right before or after the amount of a budget
  'everyMonth', // 'every month', 'todo mês': with a price, says that it is paid, and not only asked
  'giveIt', // 'ponle': asks to file a thing, right before a category
  'giveTo', // 'al', 'a la de la': leads from that category to the thing
  'noteThat', // 'poné que', 'put down that': opens a request to note that something is so
  'lastPeriod', // 'esta semana y la pasada': words for the period before
  'thisPeriod', // 'la semana pasada y esta': a pronoun for the current period
  'proposes', // 'let's do 600 a month', 'disons 500 par mois': opens a proposal of a monthly budget, right before its amount
  'keepsWithin', // 'quero controlar o mercado, 900 por mês': opens a request to set a monthly budget
  'onAverage', // 'promedio por mes': beside 'a day', 'a week' or 'a month', asks for an average
  'whether', // 'did the rent go out', 'fijate si': opens a yes-or-no question, even without its mark
  'orNot', // 'did I log it or not', 'o no': ends a yes-or-no question
  'deletedOnes', // '¿qué borré?', 'deleted expenses': asks for the expenses that were deleted
  'whichDay', // '¿en qué día gastamos más?': asks for the days with the most spending
  'moreOrLess', // 'more', 'menos': before 'than before', asks for a comparison
  'thanBefore', // 'than before', 'que mês passado': ends such a question
  'dearest', // 'el mes más caro', 'priciest': asks for the day, week or month with the most spending
  'whichWeekday', // '¿qué día de la semana?': asks for the weekdays with the most spending
  'whichWeek', // '¿en qué semana?': asks for the weeks with the most spending
  'whichMonth', // '¿en qué mes?': asks for the months with the most spending
  'smallestOne', // 'the cheapest', 'el menor gasto': asks for the smallest expense
  'ranked', // 'second biggest': asks for one or more of the biggest expenses by rank
  'smallestWord', // 'cheapest', 'menor': a word that asks for the smallest expense, and is not searched for
  'writer', // 'yo', 'moi': the writer, as the payer or as one of those who are compared
  'moreOf', // 'where do we spend more?': asks which of two, or which day, week or month, has more spending
  'asksHowOften', // 'how often do we buy', 'cada cuánto': opens a question how often something is bought
  'lastTime', // 'when did I last', 'la última vez que': opens a question when something was bought last
  'excess', // 'way too much', 'demasiado': how much was spent, which is not searched for
  'doesLater', // "I'll pay it", 'je le fais': with a 'no' or a day, answers that it is not paid yet
  'notYet', // 'not yet', 'todavía no': answers a reminder or a question: it is not paid or recorded yet
  'before', // 'ya', 'already': in why something is to be deleted, before when it was recorded
  'recordedYet', // 'already', 'logged': in a question, whether an expense is recorded
  'itIs', // 'soy Ana', 'this is Tom': right before the name of the writer
  'put', // 'poné el súper en regalos': a verb that changes a recorded expense, or records one
  'rename', // 'rename coffee to breakfast': a request to give an expense another name
  'name', // 'change the name to breakfast': the name of an expense, which is to be changed
  'newName', // 'rename coffee to breakfast': right before the new name of an expense
  'noteOn', // 'ponele una nota', 'add a note': a request to write a note beside an expense
  'noteIs', // 'obs: con Ana': opens a note for the last expense, before a colon
  'noteTo', // 'una nota al café', 'a note to the coffee': between the word for a note and its expense
  'saying', // 'que diga', 'saying': right before the text of a note
  'shoppingList', // 'la lista del súper': what is still to be bought, which is not recorded
  'theOne', // 'celui de 30', 'el de ayer': a recorded expense, before the words that say which one
  'theOneOf', // 'el del sábado', 'the one from Saturday': right before the day or the name of an expense
  'oneOfDay', // 'the Saturday one', 'the one back': beside the words that say which expense is meant
  'swap', // 'remplace café par thé': a request to give an expense another name, before its old name
  'swapFor', // 'remplace café par thé': between the old and the new name of an expense
  'changeTo', // 'change lunch to brunch': a request to change the name or the category of an expense
  'kindOfSpending', // 'comida', 'groceries': a whole kind of spending, which is a category and no expense
  'outings', // 'going out', 'nights out': in a question or a budget, what it is about
  'onBills', // 'en cuentas', 'cuentas de casa': of bills, in a question, and not of the household's accounts
  'categoryName', // 'alquiler', 'pharmacy': another name of a category, which is then no expense
  'towards', // 'como regalos': right before the category in which an expense is put
  'makeIt', // 'mejor que sean 70', 'make it 20': right before the right amount of an expense
  'raiseIt', // 'súbele 200', 'raise it to 70': before what is added to an expense, or its new amount
  'lowerIt', // 'quítale 20', 'lower it to 70': before what is taken off an expense, or its new amount
  'dear', // 'luz 356 tá um absurdo': what is thought of a bill
  'takesOff', // 'quítale la gaseosa': before a thing to be deleted
  'setTo', // 'súbelo a 70', 'bota o jantar pra 35': right before the right amount of an expense
  'onTop', // 'a fiver on top': right after an amount that is added to the last expense
  'corrected', // '34.60*': a sign that what was told is put right
  'byMore', // '5 more', '500 más': right after an amount that is added to an expense
  'anotherSum', // 'that was another 4': between 'was' and an amount that is added to the last expense
  'plusBefore', // 'más 200', 'plus 10%': right before what is added to the last expense
  'concludes', // 'so 780', 'so take it off': opens the right amount, or a request after its reason
  'tookOff', // 'they took 5 off': right before an amount that is taken off the last expense
  'byLess', // '500 menos', '5 less': right after an amount that is taken off an expense
  'addTo', // 'add 2 tip to the coffee': right before an amount that is added to an expense
  'makeThing', // 'make dinner 35': before an expense and its right amount
  'nameOrThing', // 'à Jean', 'de Rosa': a person's name if it has a capital, and a thing if it has none
  'mistaken', // 'I messed up the gas': before an expense that is recorded wrong
  'ownMistake', // 'it was 12, I read it wrong': ends a correction with the reason for it
  'toSpend', // 'can I spend 50 more?': right after 'can I', asks for what is left of a budget
  'entries', // 'expenses', 'things': recorded expenses in general, none of which is named
  'several', // 'a few hundred': before a multiplier, says no exact number
  'plainNo', // 'delete the coffee, actually no': a 'no' that denies nothing else
  'inFact', // 'the coffee was actually Ana's', 'en fait': contradicts what was recorded
  'didNot', // 'delete the coffee, no wait I did not': takes back what was just said
  'didNotBuy', // "I didn't buy the milk": says that an expense was never made, before the thing
  'lastSome', // 'the last two', 'los últimos 3': the expenses that were recorded last, by their number
  'wasNot', // "it wasn't at tesco", 'no fue en coto': right before what an expense was not
  'joke', // 'era broma', 'just kidding': takes back what the writer said before
  'that', // '80 que me puso el flúor': right after a price or a request, leads to a remark
  'because', // 'borrá el café porque', 'que era de': before why to delete or to lower something
  'wouldYou', // 'can you delete the coffee?', 'podés': opens a request that is put as a question
  'mayI', // 'can I spend 50?', 'se puede': opens a question for what is left, or a request
  'splitIt', // 'dividí el súper en dos': a request to split a recorded expense, before the expense
  'halfBack', // 'me devolvió la mitad': says that somebody gave back half of an expense
  'partsLead', // 'split it by 3', 'en 3': right before the number of parts that an expense is split into
  'halves', // 'split it in half', 'en dos': after a request to split, says that it is into two parts
  'hadNotNoted', // 'no lo había cargado': says that the writer had not recorded it
  'dontDelete', // 'no lo borres': says that an expense is not to be deleted
  'putIt', // 'ponelo en súper', 'put it in home': a request to put the last expense into a category
  'putThem', // 'ponelos en súper': a request to put all expenses recorded together into a category
  'putThing', // 'move the milk to home': a request to put an expense into a category, before the expense
  'putInto', // 'ponelo en súper', 'into': right before the category that an expense is put into
  'leaveIt', // 'no, dejala', 'wait, keep it': after a denial or 'wait', says that an expense is to stay
  'toBeExact', // 'para ser exacta', 'exactly': right after an amount, a correction of it
  'halt', // 'no, espera', 'wait no': stops a request to delete, or opens a correction
  'pointing', // 'this', 'você': a pronoun before a remark about the answer, which it does not change
  'complaint', // 'no entendiste', 'you got it wrong': says that a message was misunderstood
  'whatIMeant', // 'not what I meant': after a denial, says that a message was misunderstood
  'notToNote', // 'no lo anotes': says that an expense is not to be recorded
  'byMistake', // 'lo borré sin querer': after a deletion, says that the expense is to come back
  'doesNotCount', // 'la lotería no va': after an expense that is not to be recorded
  'forPeople', // 'era para dos', 'for 3': right before the number of people that an expense was for
  'ourNumber', // '42 mil los 4': right before how many people an expense was for
  'people', // '7 people', 'personas': right after a number of people
  'weWere', // 'éramos 4', 'we were four': right before the number of people that an expense was for
  'returnedThing', // 'devolví los zapatos': before a thing that was given back to the shop
  'spendWe', // 'llevamos', 'a gente': the household spent, so that a relative named beside it is spoken to
  'allCameBack', // 'me devolvieron la plata': says that all the money for a thing came back
  'moneyCameBack', // 'nos devolvieron 38': right before how much of the last expense came back
  'returnedIt', // 'lo devolví': says that the last or a named thing was given back to the shop
  'wasCharged', // 'caiu dia 20', 'it came out': before the day on which the last expense was charged
  'paidBack', // 'te lo devolví', 'I paid you back': says that a debt was paid back, which changes no expense
  'owedMoney', // 'te devolví la plata': the money that was paid back, right after the verb
  'paidAll', // 'los pagó Rosa', 'all': several expenses, beside the member who paid all of them
  'without', // 'sin la propina 86', 'sin el envío': before an extra that is not to be in an amount
  'notMe', // 'tampoco lo pagué yo': a correction, that the writer did not pay
  'partner', // 'husband', 'roommate': somebody who pays for the household, be they a member or not
  'sharedPay', // 'lo pagamos a medias': a correction, that several people paid a part each
  'on', // 'how much on Kayla?': in a question, before the person that something was bought for
  'onBehalf', // 'cuánto gastamos para Ana', 'pour ma sœur': before the person that something was bought for
  'children', // 'how much on the kids?': searched for in names, as children spend nothing themselves
  'whyPut', // 'why did you put that in groceries?': before a category that the writer doubts
  'theHalf', // 'la mitad', 'half of it': with who paid it, the part of a price or an expense that others paid
  'gaveMe', // 'me pasaron', 'they gave me': before the part of a price that others paid to the writer
  'haveProof', // 'I have the receipt': after a price or a correction, says nothing about the expense
  'ownMeans', // 'I tapped', 'con mi tarjeta': after whose an expense was, how the writer paid
  'wrongField', // 'me equivoqué de monto': before the amount, day or category that is recorded wrong
  'deniesDeed', // 'no gasté eso': says that the last expense was not spent
  'reallyDid', // 'no gasté eso, gasté 32': after a denial, right before the right amount
  'leavingOut', // 'sin contar el alquiler': before what a question leaves out
  'wholeHousehold', // 'toda la casa': in a question, everybody's spending, and no category
  'household', // '¿cuánto gastó la casa?': beside a verb of spending, everybody's spending, and no category
  'unsearched', // 'decir', 'chance': words of a question that are not searched for in the names of expenses
  'putBack', // 'put them back': a request to restore what was deleted
  'callIt', // 'call it "school run"', 'chama de filme': right before the new name of the last expense
  'unsure', // 'not sure if', 'no me acuerdo si': says that the writer is not sure of the expense beside it
  'rounded', // 'redondeé a 75': between an exact amount and the rounded one that was paid
  'everything', // 'borrá todo lo de hoy': all expenses, of a period or that were recorded together
  'letBe', // 'dejá, lo pagué yo': opens a correction, right before who paid after all
  'occasion', // "it was Pat's birthday", 'flight home for xmas': says nothing of what was bought
  'cheap', // 'so cheap', 'dirt cheap': says that a price is low
  'wasFree', // 'the popcorn was free', 'me lo regalaron': after an expense, that nothing was paid for it
  'wasRight', // 'estaba bien', 'was right': after an expense that is to stay
  'asBefore', // 'como estaba', 'as it was': after what is to stay
  'leaveMine', // 'leave my coffee', 'dejá mi': before an expense that is not to be deleted
  'contented', // 'está bien', 'dejalo así': says that all may stay as it is
] as const

/** The type of a particle. */
export type Particle = (typeof particles)[number]

/** The particles of a language, by type. */
export type Particles = Partial<Readonly<Record<Particle, Phrases>>>

/** Joins the two lists of a language; the compiler refuses a type that is in both. */
export function joinedParticles<A extends Particles, B extends Particles & { [T in keyof A]?: never }>(
  one: A,
  other: B,
): Particles {
  return { ...one, ...other }
}
