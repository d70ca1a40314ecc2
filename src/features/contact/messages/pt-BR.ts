import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Contato',
  description: 'Escreva para quem faz o Barra: uma dúvida, um problema, uma ideia ou algo sobre os seus dados.',
  heading: 'Escreva para a gente.',
  lead: 'Uma dúvida, algo que deu errado, um exercício que falta ou os seus dados: uma pessoa lê e responde por e-mail.',
  faqFirst: 'Talvez já esteja respondido:',
  toFaq: 'perguntas e respostas',
  name: 'Seu nome',
  email: 'Seu e-mail',
  message: 'Sua mensagem',
  trap: 'Deixe em branco',
  use: 'Usamos seu nome e seu e-mail para responder, e para mais nada.',
  toPrivacy: 'Política de privacidade',
  send: 'Enviar',
  'sent.title': 'Chegou.',
  'sent.text': 'Uma pessoa lê e responde por e-mail.',
  'problem.name.missing': 'Diga como podemos te chamar.',
  'problem.name.long': 'Passou de 100 caracteres.',
  'problem.email.missing': 'Sem um e-mail não dá para responder.',
  'problem.email.invalid': 'Isto ainda não é um e-mail: nome@exemplo.com',
  'problem.message.missing': 'Escreva sua mensagem aqui.',
  'problem.message.short': 'Escreva um pouco mais: pelo menos 10 caracteres.',
  'problem.message.long': 'Passou de 5.000 caracteres. Mande o resto em outra mensagem.',
  'outcome.busy':
    'Chegaram várias mensagens da sua rede agora há pouco. Seu texto fica aqui: tente daqui a alguns minutos.',
  'outcome.failed': 'O servidor não conseguiu guardar sua mensagem. Seu texto fica aqui: tente de novo.',
  'outcome.offline': 'Sem conexão. Seu texto fica aqui: envie quando ela voltar.',
} satisfies Translation<typeof english>
