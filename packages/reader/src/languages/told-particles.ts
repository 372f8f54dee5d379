/** The types of particles in what is told around a purchase; the comment says what a listed word does. */
export const toldParticles = [
  'meantToBuy', // 'I was going to buy', 'quería comprar', "j'ai failli prendre": begins what was not bought
  'wentToSee', // 'fui a ver', 'we went to look at': begins what was looked at, and perhaps not bought
  'boughtInstead', // 'al final', 'ended up', 'du coup': before what was bought instead of another thing
  'usedToBe', // 'it used to be 18': right before a former price
  'wasPriced', // 'estaba', 'valait': a verb right before a price that was seen or told
  'formerLead', // 'when it was 30', 'would you believe': before a clause that tells a former price
  'thisTime', // 'this time', 'hoy', 'là': before the price of now, behind a former one
  'hedge', // 'me parece', 'if I remember right': ends a message whose amount the writer believes to be right
  'explains', // 'I was looking at', 'porque dejé': behind a corrected amount, begins the reason
  'noteIt', // 'can you put that in', 'puedes ponerlo': ends a message with the request to record what it tells
  'deletedWhy', // 'delete the lipstick I'm taking it back': behind what is to be deleted, begins the reason
  'askedFor', // 'wanted 40', 'pedía': right before a price that was asked for
  'agreedOn', // 'settled on', 'quedamos en': right before the price that was paid in the end
  'excuses', // 'sorry to be a pain but', 'perdón que moleste pero': opens a message and says nothing
  'dropsIt', // 'never mind', 'olvidalo': a clause that takes back what the message tells before it
  'notHad', // 'they were out of', 'al final no': tells that a thing was not there, or not taken after all
  'theyPaid', // 'he paid', 'pagó él': ends a clause that tells of somebody else who paid and is not named
  'besideDeed', // 'Ana also paid', 'Ana ya pagó': an adverb between who paid and the verb
  'visited', // 'pasé por', 'popped into': right before the place where something was bought
  'rather', // 'mejor en regalos', 'plutôt dans': before a category that replaces another one, without a verb
  'outdoors', // 'ate out', 'mangé dehors': right behind a verb of eating
  'thatWhich', // 'ce que', 'lo que': opens a question for what was recorded, without a question mark
  'believed', // 'I thought', 'creía que': begins what the writer believed, which was perhaps wrong
  'dwelling', // 'apto 302', 'flat 4': right before the number of a flat
  'advert', // 'promo', 'special offer': heads or opens an advertisement
  'owes', // 'debo', 'je dois': opens a message about what is still to be paid
  'raisedFor', // 'me subieron', 'they put up my': opens a message about what has become dearer or cheaper
  'lottery', // 'na raspadinha', 'en la quiniela': right behind an amount that somebody won, or staked
  'supposing', // 'se formos', 'si vamos': opens a message about what has not been done
  'child', // 'a la niña': somebody small, to whom money is given for something
  'guesses', // 'calculo', "I'd say", 'the receipt says': beside an amount, where it is known from
  'bounds', // 'más de', 'less than': right before an amount that something was not, but more or less
  'hums', // 'mmm', 'euh': a sound that opens a message and says nothing
  'formerTime', // 'last month', 'la otra vez': opens a message about what something cost before
  'hoursFrom', // 'de 8 a 11', 'from 9': right before the hour at which something began
  'hoursTo', // 'a 11', 'until 5': right before the hour at which it ended
] as const
