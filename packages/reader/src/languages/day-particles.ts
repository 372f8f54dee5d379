/** The types of particles around days; the comment says what a listed word does. */
export const dayParticles = [
  'daysFrom', // 'del 3', 'from the 3rd': before the first or the last day of a range
  'until', // 'al 9', 'to the 9th': before the last day of a range
  'untilInRange', // 'a', 'thru': before the last day of a range, and only after its first day
  'between', // 'entre lunes y martes', 'between 60 and 70': before two days or amounts that 'and' joins
  'since', // 'desde el 16', 'as of the 16th': before the first day of a period that lasts until today
  'onwards', // 'en adelante', '(from the 16th) on': right after the first day of a period until today
  'theDay', // 'dia 5', 'fim do dia': the word for a day, before its number or where it tells no date
  'dayEnding', // '3ro', '2nd': the ending right after the number of a day
  'ordinal', // 'first' [1]: the number of a day of the month, in words
  'ofMonth', // 'the fifth of the month', 'cada 15 del mes': right after the number of a day
  'noDay', // 'con el 15 de envío', 'na 25': right before a number that is no day of the month
  'sizeLead', // 'zapatos del 4': before a size, unless it opens a clause or a purchase stands before it
  'bill', // 'la compra del 3', 'el pago del 5': a purchase or bill, before the day on which it was paid
  'billWord', // 'phone bill', 'factura de luz': a word for a bill, beside the thing that is billed
  'thatOf', // 'lo de la feria', 'lo del sushi': before 'de' and what an expense was for
  'longAgo', // 'last year', 'hace años': before or after an amount of long ago, which is not to be recorded
  'once', // 'una vez gasté', 'once I paid': before a verb of paying long ago, which is not to be recorded
  'weekends', // 'fines de semana', 'every weekend': asks for the spending on all weekends
  'todayIs', // "it's Friday": right before a day of the week, which is today if the calendar agrees
  'eachWeek', // 'mondays', 'sábados': the plural of a weekday, for several of them or all, and no date
  'thingAfterArticle', // 'le jeu': a short name of a day that is a thing after an article
  'nothingThatDay', // 'domingo nada', 'today nothing': right after a day on which nothing was bought
  'due', // 'vence el 5', 'due by Friday': before the day on which something is due, begins or arrives
  'reimbursed', // 'reembolso de 20', '20 reimbursed': beside the part of a price that came back
  'beginning', // 'desde', 'starting on': before the first day of an expense that repeats
  'monthlyOn', // 'todo dia 10', 'tous les 5': right before the day of each month on which something is paid
  'howOften', // 'cada mes', 'every two weeks': after an amount or a day, how often an expense is paid
  'paidSo', // 'se paga una vez al año': before how often a bill is paid
  'coversSpan', // 'es de dos meses': for how long a bill is
  'event', // 'concerto dia 30', 'wedding': an event, before its day, which is not the day of the purchase
  'ticket', // 'entradas', 'tickets': what is bought before an event, whose day is not the day of the purchase
  'bookedAhead', // 'flight', 'blablacar': a journey that is paid for before its day
  'toTravel', // 'pour rentrer', 'to go home': between such a journey and its day
  'mendsForUs', // 'me arregló', 'fixed the': behind who did some work at the writer's home for a price
  'theirOwn', // 'su', 'dele': the thing of somebody else, whose price the writer does not pay
  'thisWeekend', // 'este finde': from Wednesday to Friday, may be the one that comes
  'ofThisWeekend', // 'deste fim de semana': right behind the thing that is bought for it
  'meal', // 'para el asado del domingo': a meal that food is bought for, before its day
  'shouldHave', // 'should', 'era pra': before 'have paid' and the day on which it was due
  'paid', // 'paid', 'pago': the verb after 'should have' or a denial, or in why something is to be deleted
  'dreamt', // 'soñé que': before a price that nobody paid
  'treated', // 'me invitó', 'shouted me': after the person who paid for the writer
  'escapes', // 'dodged a': before the price of what the writer did not have to pay
  'calledOff', // 'cancelled', 'anulado': right after the price of what was not bought in the end
  'callsOff', // 'cancelé el pedido de': before the price of what was not bought in the end
  'outOfReach', // 'no way', 'ni loca': a clause that refuses the price told before it
  'drawsCash', // 'retirer', 'sacar': a verb of deleting that also means to draw money
  'cashMachine', // 'au distributeur', 'no multibanco': right after the money that is drawn there
  'fine', // 'multa', 'amende': a punishment that is paid
  'whoever', // 'for those who': after the price that is paid by whoever does something
  'movesFrom', // 'went from', 'a passé de': right before what a price was before it changed
  'gains', // 'a pris', 'dropped': right before the cents by which a price has changed
  'rises', // 'sube', 'aumenta': with a thing and the amount by which it becomes dearer
  'overdue', // 'atrasada', 'overdue': right after a bill that is still to be paid
  'notPaidYet', // 'todavía no lo pagué', 'not paid yet': after a price, that it is still due
  'dueHeading', // 'a pagar:', 'still to pay:': in a heading over bills that are not paid yet
  'priceHeading', // 'menú de hoy:', 'price list:': in a heading over prices that nobody paid
  'moved', // 'bajó': right before how much a price has changed
  'opinion', // 'what do you think': asks others about a price
  'inYear', // 'in 2024', 'back in 2019': right before a year
  'saidPaid', // 'ya lo pagué', 'already paid': after a thing and its price, says that it is paid now
  'tookIt', // 'je l'ai pris', 'bought it': after a thing and what it was offered for, says that it is bought
  'paidBackLater', // 'work will pay it back': after an expense that is recorded although it will come back
  'theRest', // 'el resto 600 después': begins what is paid later
  'otherPart', // 'the other', 'restants': before or behind the amount of what is left to pay
  'somewhatLater', // 'después', 'next month': right behind an amount that is paid later
  'restOwed', // 'falta pagar 150', 'still owe 200': after an expense, before the part that is not yet paid
  'anotherRest', // 'falta pagar otros 150': before a rest that comes on top of what was paid
  'pension', // 'pensión 15.000': what some receive as income and others pay as an expense
  'charged', // 'debitado 12/12', 'charged': right before the day on which an expense was charged
  'street', // 'en la 5 de mayo', 'rue du 8 mai': before a street that is called by a date
  'streetLead', // 'de 18 de Julio': before a street that is called by a date, if its month has a capital
  'onTheDay', // 'paid on the 3rd': right before a day
  'hasAge', // 'ela tem 13 anos': right before an age, which is no distance back from today
  'partOfDay', // 'fri nite', 'sat am': a part of the day, right after the short name of the day
  'weekdayThing', // 'Sunday papers': right after a weekday that is part of a thing's name, and no date
  'yesterday', // 'aller': a typing mistake for 'ayer', believed in a Spanish message only
  'clearDayName', // 'tue', 'fri': short names of days that are no other word
  'unclearDayName', // 'sat', 'mar': short names of days that are other words too
  'dayNameOfThing', // 'mar', 'jeu': short names of days that, before another thing and a price, are no day
  'dayOrOrdinal', // 'segunda', 'quinta': names of days that are ordinals too
  'rangeStartDay', // 'quarta a quinta': a weekday before 'a' and another one, which is then no ordinal
  'secondRateThing', // 'carne de segunda': before 'de segunda', which is then a quality and no Monday
  'nth', // 'segunda via', 'the 2nd half': right after an ordinal that says which of several, and is no day
  'everyLead', // 'los lunes', 'aos sábados': right before a weekday, which then means every one of them
  'friendLead', // 'judo de Sam': right before 'Sam', who is then a friend and not Saturday
  'thingLead', // 'à la mer', 'in the sun': the article of a thing that is also the short name of a day
] as const
