import type { Language } from '@casita/contract'
import { privacy as en } from '../../i18n/en/privacy.ts'
import { privacy as es } from '../../i18n/es/privacy.ts'
import { privacy as fr } from '../../i18n/fr/privacy.ts'
import { privacy as pt } from '../../i18n/pt/privacy.ts'
import type { Texts } from '../../i18n/texts.ts'

/** The privacy page's texts in every language; all are imported, because the page is rendered when the app is built. */
export const privacyTexts: Record<Language, Texts<typeof en>> = { en, es, pt, fr }
