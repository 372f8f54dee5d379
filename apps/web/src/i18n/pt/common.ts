import type { common as english } from '../en/common.ts'
import type { Texts } from '../texts.ts'

export const common = {
  tagline: 'As contas da casa, numa mensagem.',
  loading: 'Carregando...',
  skip: 'Ir para o conteúdo',
  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Salvar',
  edit: 'Editar',
  delete: 'Apagar',
  undo: 'Desfazer',
  retry: 'Tentar de novo',
  continue: 'Continuar',
  optional: 'opcional',
  actions: 'Ações de {{name}}',
  categoryOf: 'Mudar a categoria de {{name}}',
  you: 'você',
  error: 'Erro',
  language: 'Idioma',
  theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  notifications: 'Avisos',
  dismiss: 'Dispensar',
  verified: 'Verificado',
  crash: {
    title: 'Algo deu errado',
    text: 'Não conseguimos mostrar esta página. Nada do que você salvou se perdeu.',
    reload: 'Recarregar a página',
  },
  phone: {
    country: 'País',
    checking: 'Validando o número...',
    valid: '✓ Número de WhatsApp válido',
    unavailable: 'Não conseguimos validar o número. Tente de novo.',
    failed: 'A validação falhou. Tente de novo.',
    notMobile: 'Digite um número válido, de um celular com WhatsApp',
  },
} satisfies Texts<typeof english>
