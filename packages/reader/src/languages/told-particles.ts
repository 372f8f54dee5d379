/** The types of particles in what is told around a purchase; the comment says what a listed word does. */
export const toldParticles = [
  'meantToBuy', // 'I was going to buy', 'quería comprar', "j'ai failli prendre": begins what was not bought
  'wentToSee', // 'fui a ver', 'we went to look at': begins what was looked at, and perhaps not bought
  'instead', // 'al final', 'ended up', 'du coup': before what was bought instead of another thing
] as const
