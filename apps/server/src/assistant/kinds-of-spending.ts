import { fold } from '../folding.ts'

/** What whole kinds of spending are called, in every language. */
const kinds =
  /^(comidas?|alimentos|alimentacao|alimentation|food|nourriture|bouffe|groceries|super|supermercado|mercado|compras|courses|transportes?|transport|transports|salud|health|saude|sante|casa|hogar|home|maison|servicios|cuentas|contas|bills|utilities|factures|charges|entretenimiento|entertainment|lazer|ocio|loisirs|fun|ropa|clothes|clothing|roupas?|vetements|educacion|education|educacao|mascotas?|pets?|animais|animaux|viajes?|viagem|viagens|travel|voyages?|regalos?|gifts?|presentes?|cadeaux|restaurantes?|restaurants?|restos?|salidas|eating out|dining out|sorties)$/

/** Whether words name a thing ('sushi') and not a whole kind of spending ('food'), of which nothing need be called so. */
export function namesThing(words: string): boolean {
  return !kinds.test(fold(words))
}
