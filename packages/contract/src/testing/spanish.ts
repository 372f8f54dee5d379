/** The endings of what is said to somebody called 'vos': 'probá', 'escribilo', 'podés'. */
const endings = /^(?:vos|sos)$|[áéí]s?$|^[^áéíóú]*[aei](?:me|te|l[aeo]s?)$/

/** Words of Casita that end like them. */
const others =
  /^(?:ahí|allí|anoté|aquí|así|atrás|borré|café|cambié|compré|decimales|demás|desconecté|después|dime|encontré|entendí|está|estás|esté|filas?|francés|gasté|iguales|inglés|leí|más|país|portugués|qué|recuperé|repite|sale|saqué|sé|sí|siete|vale)$/

/** The words of texts that are said only to somebody called 'vos', in order. */
export function wordsWithVos(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return [...new Set(words)].filter((word) => endings.test(word) && !others.test(word)).sort()
}
