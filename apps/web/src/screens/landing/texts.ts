import type { Currency, Language } from '@casita/contract'
import { landing as en } from '../../i18n/en/landing.ts'
import { landing as es } from '../../i18n/es/landing.ts'
import { landing as fr } from '../../i18n/fr/landing.ts'
import { landing as pt } from '../../i18n/pt/landing.ts'
import type { Texts } from '../../i18n/texts.ts'
import type { examples } from './examples.ts'

/** The landing page's texts in every language; all are imported, because the page is rendered when the app is built. */
export const landingTexts: Record<Language, Texts<typeof en>> = { en, es, pt, fr }

/** The data of a part of the landing page. */
export interface PartProps {
  texts: Texts<typeof en>
  example: (typeof examples)[Language] & { currency: Currency }
}
