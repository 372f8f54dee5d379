import type { auth as english } from '../en/auth.ts'
import type { Texts } from '../texts.ts'

export const auth = {
  signIn: 'Entrar',
  languageUnavailable: 'Não conseguimos mudar o idioma. Confira sua internet.',
  google: {
    signIn: 'Fazer login com o Google',
    signUp: 'Inscrever-se com o Google',
    waiting: 'Entrando...',
  },
  side: {
    label: 'O que a Casita faz',
    title: 'A casa faz as contas. Você segue com o seu dia.',
    features: {
      tracking: {
        title: 'Anote como você fala',
        text: 'Uma mensagem de WhatsApp basta. A Casita encontra o valor, a categoria e o dia.',
      },
      analytics: {
        title: 'O mês num relance',
        text: 'Para onde vai, e como está em relação ao mês passado.',
      },
      family: { title: 'Todos juntos', text: 'Cada um anota o seu e a casa vê um número só.' },
      budgets: {
        title: 'Orçamentos que avisam',
        text: 'Você põe um limite por categoria e a Casita avisa na conversa.',
      },
    },
  },
  login: {
    page: 'Entrar',
    title: 'Que bom ver você',
    text: 'Entre com a conta do Google com que você se cadastrou.',
    privacy: 'Sem senhas. Do Google vemos seu nome, seu e-mail e sua foto.',
    kept: 'O que a Casita guarda, e quem vê',
    new: 'Ainda não tem uma casita?',
    create: 'Criar conta grátis',
    ended: 'Sua sessão terminou. Entre de novo e continue de onde parou.',
    errorTitle: 'Não conseguimos entrar com o Google',
    error: 'Não conseguimos iniciar a sessão. Tente de novo.',
  },
} satisfies Texts<typeof english>
