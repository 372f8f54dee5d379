/** Pet names that do not begin like the full first name: Ignacio is Nacho, Robert is Bob. */
const petNames = {
  alejandra: 'sandra', alfonso: 'poncho', alicia: 'licha', anthony: 'tony', antonio: 'toni tono tonho toninho',
  aparecida: 'cida', alberto: 'beto', beatriz: 'bia', carlos: 'charly', catherine: 'cathy kate kathy', concepcion: 'concha conchi',
  consuelo: 'chelo', dolores: 'lola loli', eduarda: 'duda', eduardo: 'dudu lalo', elizabeth: 'beth betty lisa liz',
  emmanuel: 'manu', enrique: 'kike quique', ernesto: 'neto', fernanda: 'nanda', fernando: 'nando',
  francisca: 'paca pancha', francisco: 'chico kiko paco pancho xico', gilberto: 'beto', gregorio: 'goyo',
  guadalupe: 'lupe lupita', guillermo: 'memo', gustavo: 'guga tavo', helena: 'lena', humberto: 'beto', ignacio: 'nacho',
  isabel: 'chabela', james: 'jim jimmy', javier: 'xavi', jesus: 'chuy chus', joaquim: 'quim', john: 'jack johnny',
  jose: 'pepe zeca ze', josefa: 'pepa', josefina: 'fina pepa', juan: 'juancho', katherine: 'cathy kate kathy',
  leticia: 'lety', luis: 'lucho', manuel: 'manolo manel', margaret: 'meg maggie peggy', mercedes: 'meche merche',
  michael: 'mick mike', miguel: 'mike', nicholas: 'nick', norberto: 'beto', patricia: 'paty tricia', pedro: 'perico',
  rafael: 'fael', ramon: 'moncho', richard: 'dick rick', robert: 'bob bobby', roberto: 'beto', rosario: 'charo chayo',
  salvador: 'chava', santiago: 'chago yago', sebastiao: 'tiao', teresa: 'tere tete', theodore: 'ted teddy',
  vicente: 'chente', victoria: 'vicky', william: 'bill billy will',
} as const // biome-ignore format: a table to read at a glance

const firstNames = new Map<string, Set<string>>()
for (const [first, pets] of Object.entries(petNames))
  for (const pet of pets.split(' ')) firstNames.set(pet, (firstNames.get(pet) ?? new Set()).add(first))

/**
 * Returns the first names for which a pet name is used, all in lower case without accents; undefined if it is none.
 */
export function firstNamesOf(pet: string): ReadonlySet<string> | undefined {
  return firstNames.get(pet)
}
