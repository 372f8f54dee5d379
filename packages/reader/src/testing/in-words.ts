import type { Language } from '../languages/language.ts'

/** Writes whole numbers below a million out in words, for the tests that read them back. */
export function inWords(value: number, language: Language): string {
  return { es, en, pt, fr }[language](value)
}

const list = (words: string) => words.split(' ')

const esSmall = list(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
)
const esTens = list('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const esHundreds = list(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)

function es(value: number): string {
  if (value >= 1000) {
    const head = Math.floor(value / 1000)
    return [
      head === 1
        ? ''
        : es(head)
            .replace(/veintiuno$/, 'veintiún')
            .replace(/uno$/, 'un'),
      'mil',
      value % 1000 === 0 ? '' : es(value % 1000),
    ]
      .join(' ')
      .trim()
  }
  if (value === 100) return 'cien'
  if (value > 100)
    return `${esHundreds[Math.floor(value / 100)]} ${value % 100 === 0 ? '' : es(value % 100)}`.trim()
  if (value < 30) return esSmall[value] ?? ''
  return `${esTens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` y ${esSmall[value % 10]}`}`
}

const enSmall = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const enTens = list('- - twenty thirty forty fifty sixty seventy eighty ninety')

function en(value: number): string {
  if (value >= 1000) {
    const rest = value % 1000
    const tail = rest === 0 ? '' : ` ${rest < 100 ? 'and ' : ''}${en(rest)}`
    return `${en(Math.floor(value / 1000))} thousand${tail}`
  }
  if (value >= 100)
    return `${enSmall[Math.floor(value / 100)]} hundred${value % 100 === 0 ? '' : ` and ${en(value % 100)}`}`
  if (value < 20) return enSmall[value] ?? ''
  return `${enTens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${enSmall[value % 10]}`}`
}

const ptSmall = list(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
)
const ptTens = list('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa')
const ptHundreds = list(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
)

function pt(value: number): string {
  if (value >= 1000) {
    const rest = value % 1000
    const joined = rest < 100 || rest % 100 === 0 ? ' e ' : ' '
    return `${value < 2000 ? '' : `${pt(Math.floor(value / 1000))} `}mil${rest === 0 ? '' : joined + pt(rest)}`
  }
  if (value === 100) return 'cem'
  if (value > 100)
    return `${ptHundreds[Math.floor(value / 100)]}${value % 100 === 0 ? '' : ` e ${pt(value % 100)}`}`
  if (value < 20) return ptSmall[value] ?? ''
  return `${ptTens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` e ${ptSmall[value % 10]}`}`
}

const frSmall = list(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const frTens = list('- - vingt trente quarante cinquante soixante')

function fr(value: number): string {
  if (value >= 1000) {
    const head = Math.floor(value / 1000)
    return [
      head === 1 ? '' : fr(head).replace(/(cent|vingt)s$/, '$1'),
      'mille',
      value % 1000 === 0 ? '' : fr(value % 1000),
    ]
      .join(' ')
      .trim()
  }
  if (value >= 100) {
    const head = Math.floor(value / 100)
    const rest = value % 100
    return `${head === 1 ? '' : `${frSmall[head]} `}cent${head > 1 && rest === 0 ? 's' : ''}${rest === 0 ? '' : ` ${fr(rest)}`}`
  }
  if (value < 20) return frSmall[value] ?? ''
  if (value >= 80) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${frSmall[value - 80]}`
  if (value >= 60)
    return value === 60
      ? 'soixante'
      : value === 61 || value === 71
        ? `soixante et ${frSmall[value - 60]}`
        : `soixante-${frSmall[value - 60]}`
  const tens = frTens[Math.floor(value / 10)]
  const rest = value % 10
  return rest === 0 ? (tens ?? '') : rest === 1 ? `${tens} et un` : `${tens}-${frSmall[rest]}`
}
