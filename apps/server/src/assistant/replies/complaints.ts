/** What people say of an answer that was not what they wanted, of one that may stay, and who want nothing noted; bare, in every language. */

const complaints = [
  // es
  /^((no|pero|che|uf|perdon) )*(me )?(no (me )?(entendiste|entendes|entiendes|entendio|comprendes)( nada| bien)?|(me )?(entendiste|leiste|anotaste|hiciste|pusiste)( todo)? mal)$/,
  /^(no )*(eso |esto )?no (es|era|fue) (lo que (te |yo |le )*(dije|pedi|quise decir|queria|quiero|puse|escribi)|asi)( para nada)?$/,
  /^(eso |esto |asi )?no (me )?(sirve|sirvio|funciona|funciono|gusta)( asi| nada| para nada)?$/,
  /^(no )*estaban? (bien|mejor)( antes| como estaban?| asi)?$/,
  /^(no )*(te (equivocaste|equivocas|confundiste)|estas? equivocad[oa]|nada que ver)$/,
  // en
  /^((no|but|hey) )*((that|this|it)( is| s| was)? )?not (what i (meant|mean|said|asked( for)?|wanted|want|wrote)|right|like that|correct)( at all)?$/,
  /^((no|but|hey) )*(that|this|it) (isn t|wasn t) (what i (meant|mean|said|asked( for)?|wanted|want|wrote)|right|like that|correct)( at all)?$/,
  /^((no|but|hey) )*(you re|you are|you were) (all |so |completely |totally )?(wrong|mistaken|incorrect)( again)?$/,
  /^((no|but|hey) )*you( ve)? (got|did|put|noted|wrote|read|understood) (it|that|this|me|everything) (all )?wrong$/,
  /^((no|but|hey) )*you (misunderstood|misread|(didn t|don t|do not|did not) (get|understand)|messed up)( me| it| that| this| again| anything)*$/,
  /^(no )*(it|that) (was|were) (fine|right|ok|okay|better|good|correct)( before| as it was)?$/,
  // pt
  /^((nao|mas) )*(voce |vc |tu )?(nao (me )?(entendeu|entende|entendeste|percebeste)( nada| bem| direito)?|(me )?(entendeu|anotou|fez|leu) (tudo )?(errado|mal))$/,
  /^(nao )*(isso |isto )?nao (e|era|foi) ((isso |bem )?o? ?que (eu )?(disse|pedi|quis dizer|queria|quero|falei|escrevi)|(bem )?assim)( nao)?$/,
  /^(isso |isto )?nao (me )?(serve|serviu|funciona|funcionou|adianta|presta)( pra nada| assim)?$/,
  /^(nao )*estava(m)? (bem|certo|bom|melhor|correto)( antes| assim| como estava)?$/,
  /^(nao )*(voce |vc )(esta errado|ta errado|se enganou|se confundiu)$/,
  // fr
  /^((non|mais) )*(tu |t |vous )?(n |ne )?(m )?((as |avez |a )?(pas|rien|mal) (bien )?compris|comprends (pas|rien|mal))( du tout)?$/,
  /^((non|mais) )*(c est|ce n est|c etait|ce n etait) pas (du tout )?(ca|cela|ce que (j ai|j avais|je) (dit|demande|voulais( dire)?|veux( dire)?|ecrit)|bon|juste|correct|comme ca)( du tout)?$/,
  /^((non|mais) )*(ca|cela) (ne )?(marche|va|sert|fonctionne) (pas|a rien)( du tout)?$/,
  /^(non )*c etait (bien|mieux|bon|juste)( avant| comme avant| comme ca)?$/,
  /^(non )*(tu te trompes|tu t es trompee?|t es trompee?|tu as tort)$/,
]

const contented = [
  /^((no|espera|para|pera|mejor|bueno|ya|ok) )*(esta (bien|perfecto)( asi)?|deja(lo|la|los|las)? (asi|como (esta|estan))|asi esta bien|que quede asi)$/,
  /^((no|espera|para|pera|mejor|bueno|ya) )+deja(lo|la|los|las)$/,
  /^((no|wait|ok|okay|actually) )*(it s|that s|its|thats|it is|that is) (fine|ok|okay|good|alright|all right)( as it is| as is| like that| like this| now| then)?$/,
  /^((no|wait|ok|okay|actually|please) )*(just )?(leave|keep) (it|them|that|this) (like that|like this|as it is|as they are|as is|alone|that way)$/,
  /^((nao|espera|pera|melhor|ok) )*((esta|ta) (bem|bom|certo|otimo)( assim)?|deixa (assim|como (esta|ta)|quieto)|pode deixar assim|assim esta bom)$/,
  /^((nao|espera|pera|melhor) )+deixa$/,
  /^((non|attends|ok) )*(c est (bon|bien|parfait)( comme ca)?|laisse (comme ca|comme c est|tel quel)|ca va comme ca)$/,
  /^((non|attends) )+laisse$/,
]

const notToNote = [
  /^((no|deja|dejalo|espera|para|mejor) )*no ((lo|la|los|las) )?(anotes|registres|guardes|apuntes|agregues)( nada| eso| esto)?$/,
  /^((no|wait|please|actually|stop) )*(don t|do not|dont) (note|record|save|log|add|write) ((it|that|this|anything|them)( down)?)$/,
  /^((nao|deixa|espera|pera|melhor) )*nao ((o|a) )?(anota|anote|anotes|registra|registre|salva|salve)( nada| isso| isto)?$/,
  /^((non|attends|laisse) )*(ne )?((l|le|la|les) )?(note|enregistre|ajoute)s? (pas|rien)( ca)?$/,
]

const of = {
  complaint: complaints,
  /** It may stay as it is. */
  contented,
  /** What was said is not to be noted. */
  notToNote,
}

/** Whether a message, as bare words, says nothing but that. */
export function isSaid(mood: keyof typeof of, said: string): boolean {
  return of[mood].some((phrase) => phrase.test(said))
}
