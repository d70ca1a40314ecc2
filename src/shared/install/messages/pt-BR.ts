import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Coloque o Barra na tela inicial',
  'apart.title': 'Na tela inicial, o Barra começa vazio',
  'apart.text': 'O iPhone e o iPad guardam os dados dele separados dos do navegador.',
  'apart.account': 'Entre lá uma vez com {{email}}, e tudo o que está no servidor aparece.',
  'apart.waiting_zero': 'Espere até aparecer “{{synced}}” aqui.',
  'apart.waiting_one': 'Espere até aparecer “{{synced}}” aqui: falta enviar {{count}} alteração ao servidor.',
  'apart.waiting_other': 'Espere até aparecer “{{synced}}” aqui: falta enviar {{count}} alterações ao servidor.',
  'apart.synced': '{{synced}}: tudo está no servidor.',
  'apart.guest':
    'O que você registrou sem conta fica neste navegador. Crie sua conta aqui e tudo estará lá quando você entrar, ou salve um arquivo agora e importe lá.',
  'apart.visitor':
    'Com conta, espere o topo da tela mostrar “{{synced}}” e entre lá uma vez: tudo aparece. O que você registrou sem conta fica neste navegador, a não ser que você salve um arquivo e importe lá.',
  'apart.signUp': 'Criar conta',
  'apart.file': 'Salvar como arquivo',
  'step.bar': 'Toque em Compartilhar na barra de baixo.',
  'step.menu': 'Toque em ••• embaixo à direita e em “Compartilhar”.',
  'step.menu.else': 'Se o botão Compartilhar estiver na barra, toque direto nele.',
  'step.top': 'Toque em Compartilhar no alto à direita.',
  'step.address': 'Toque em Compartilhar no fim da barra de endereço.',
  'step.browser': 'Abra o menu do navegador e toque em “Compartilhar”.',
  'step.elsewhere': 'Você está dentro de outro app, e ali não dá. Abra {{host}} no Safari.',
  'step.row': 'Role para baixo e toque em “Adicionar à Tela de Início”.',
  'step.row.else': 'Se não aparecer, toque antes em “Ver mais”.',
  'step.add': 'Toque em “Adicionar”.',
  'step.add.else': 'Se houver uma chave para abrir como app, deixe ligada.',
  'step.icon': 'Abra o Barra pelo novo ícone.',
} satisfies Translation<typeof english>
