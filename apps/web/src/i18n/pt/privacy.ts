import type { privacy as english } from '../en/privacy.ts'
import type { Texts } from '../texts.ts'

export const privacy = {
  title: 'Privacidade · Casita',
  description: 'O que a Casita guarda da sua casa, para quê, por quanto tempo e quem vê.',
  skip: 'Ir para o conteúdo',
  signIn: 'Entrar',
  heading: 'O que a Casita guarda, e quem vê',
  lead: 'O mínimo de que contas compartilhadas precisam. Sem publicidade, sem análises de uso, e nada é vendido.',
  operator: {
    label: 'Responsável por esta Casita:',
    unknown: 'quem a instalou. Pergunte à pessoa que convidou você.',
  },
  kept: {
    title: 'O que fica guardado, e por quanto tempo',
    account: {
      what: 'Seu nome, e-mail, foto e conta do Google',
      why: 'Para você entrar, e sua casa saber quem você é.',
      long: 'Até você apagar a conta',
    },
    phone: {
      what: 'Seu número de telefone',
      why: 'Para a Casita reconhecer sua conversa.',
      long: 'Até você validar outro ou apagar a conta; sem conta, 30 dias',
    },
    invited: {
      what: 'O número de quem recebe um convite',
      why: 'Para enviá-lo, e ninguém mais poder aceitá-lo.',
      long: 'Até 30 dias depois que ele expira',
    },
    language: {
      what: 'Seu idioma e fuso horário',
      why: 'Para responder no seu idioma e saber que dia é para você.',
      long: 'Sem prazo; apagada a conta, não são de ninguém',
    },
    ledger: {
      what: 'Gastos, categorias, orçamentos, fotos de recibos e quem mudou o quê',
      why: 'São as contas da sua casa. Um gasto apagado pode ser recuperado por 30 dias.',
      long: 'Enquanto a casa existir',
    },
    messages: {
      what: 'O que você escreve ao assistente, e as respostas',
      why: 'Para cada mensagem contar uma só vez, e nenhuma resposta se perder.',
      long: 'As palavras: 30 dias',
    },
    habits: {
      what: 'Quais palavras vão em qual categoria na sua casa',
      why: 'Para entender você melhor a cada vez.',
      long: 'Enquanto a casa existir',
    },
    sessions: {
      what: 'Onde sua sessão está aberta, e em que navegador',
      why: 'Para você poder encerrá-la.',
      long: 'Até 30 dias depois que ela termina',
    },
    addresses: {
      what: 'Endereços de rede, só como impressão com chave',
      why: 'Para barrar quem adivinha códigos e links.',
      long: 'Cerca de um dia',
    },
  },
  notKept:
    'Áudios, vídeos, arquivos, locais e contatos enviados na conversa não são baixados nem guardados. O único cookie lembra o idioma que você escolheu na página inicial.',
  seen: {
    title: 'Quem vê',
    household:
      'Os membros da sua casa veem tudo o que há nela, também os nomes, fotos e números uns dos outros. Nenhuma outra casa vê.',
    google:
      'O Google fica sabendo que você entra na Casita, e nada sobre seus gastos. O script dele é carregado nas páginas de entrada e em nenhuma outra.',
    meta: 'A Meta transporta a conversa e as mensagens, conforme os termos do WhatsApp.',
    mail: 'Um serviço de e-mail leva os links de validação que o WhatsApp não conseguiu entregar.',
    model:
      'Um serviço de linguagem recebe as mensagens em que a Casita tem dúvida, com a data, a moeda e os nomes de categorias e membros.',
    operator: 'Quem administra esta Casita pode ler o banco de dados e as cópias de segurança.',
  },
  yours: {
    title: 'O que você pode fazer',
    copy: 'Levar uma cópia: tudo o que fica guardado sobre você, em Ajustes, em “Seus dados”; as contas, com “Exportar”, nos gastos.',
    correct: 'Corrigir: cada gasto, categoria e ajuste pode ser mudado.',
    leave: 'Ver onde sua sessão está aberta e encerrá-la: em Ajustes, em “Suas sessões”.',
    stop: 'Parar as mensagens: escreva SAIR na conversa. PAUSA para só os avisos e resumos.',
  },
  deletion: {
    title: 'Apagar sua conta',
    how: 'Em Ajustes, em “Seus dados”, toque em “Apagar a conta”. Seu nome, e-mail, foto, número e conta do Google são removidos na hora, e todas as suas sessões terminam.',
    rest: 'Os gastos ficam nas contas que outros continuam a manter, sem o seu nome. Se não sobrar ninguém na casa, ela é apagada com tudo o que tem depois de 30 dias.',
  },
} satisfies Texts<typeof english>
