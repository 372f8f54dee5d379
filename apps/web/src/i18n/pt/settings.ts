import type { settings as english } from '../en/settings.ts'
import type { Texts } from '../texts.ts'

/** What a person can set for themselves. */
export const settings = {
  title: 'Ajustes',
  subtitle: 'Como a Casita fala com você e como ela aparece.',
  profile: 'Perfil',
  notVerified: 'Não verificado',
  noPhone: 'Sem telefone',
  name: 'Nome',
  language: 'Idioma',
  languageHint: 'O das telas e o das respostas no chat.',
  timezone: 'Fuso horário',
  timezoneHint: 'Decide que dia é hoje; lá são {{time}} agora',
  timezoneSearch: 'Buscar uma cidade',
  timezoneCommon: 'Mais usados',
  timezoneAll: 'Todos',
  timezoneNone: 'Não há fuso com esse nome.',
  appearance: 'Aparência',
  save: 'Salvar alterações',
  saved: 'Salvo',
  loadFailed: 'Não foi possível carregar os ajustes',
  failed: 'Não foi possível salvar os ajustes. Tente de novo.',
  dashboard: 'Resumo',
  expenses: 'Gastos',
} satisfies Texts<typeof english>
