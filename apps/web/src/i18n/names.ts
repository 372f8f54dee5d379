import type { Currency, Language } from '@casita/contract'

interface Names {
  /** January first, as written within a sentence. */
  months: readonly string[]
  /** The same, abbreviated as far as possible, without a full stop. */
  shortMonths: readonly string[]
  /** Sunday first. */
  weekdays: readonly string[]
  today: string
  yesterday: string
  currencies: Readonly<Record<Currency, string>>
}

/**
 * The names of months, days and our currencies in each language. Browsers know them too, but need 30 ms (100 on a
 * phone) for the first lookup of a page: too long before the first paint.
 */
export const names: Readonly<Record<Language, Names>> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    today: 'Today',
    yesterday: 'Yesterday',
    currencies: {
      ARS: 'Argentine Peso',
      USD: 'US Dollar',
      EUR: 'Euro',
      GBP: 'British Pound',
      BRL: 'Brazilian Real',
      CLP: 'Chilean Peso',
      COP: 'Colombian Peso',
      MXN: 'Mexican Peso',
      PEN: 'Peruvian Sol',
    },
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
    shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    today: 'Hoy',
    yesterday: 'Ayer',
    currencies: {
      ARS: 'Peso argentino',
      USD: 'Dólar estadounidense',
      EUR: 'Euro',
      GBP: 'Libra esterlina',
      BRL: 'Real brasileño',
      CLP: 'Peso chileno',
      COP: 'Peso colombiano',
      MXN: 'Peso mexicano',
      PEN: 'Sol peruano',
    },
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
    shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
    weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' '),
    today: 'Hoje',
    yesterday: 'Ontem',
    currencies: {
      ARS: 'Peso argentino',
      USD: 'Dólar americano',
      EUR: 'Euro',
      GBP: 'Libra esterlina',
      BRL: 'Real brasileiro',
      CLP: 'Peso chileno',
      COP: 'Peso colombiano',
      MXN: 'Peso mexicano',
      PEN: 'Sol peruano',
    },
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    currencies: {
      ARS: 'Peso argentin',
      USD: 'Dollar des États-Unis',
      EUR: 'Euro',
      GBP: 'Livre sterling',
      BRL: 'Réal brésilien',
      CLP: 'Peso chilien',
      COP: 'Peso colombien',
      MXN: 'Peso mexicain',
      PEN: 'Sol péruvien',
    },
  },
}
