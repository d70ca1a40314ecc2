import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  back: 'Voltar',
  'noStorage.title': 'Não dá para salvar neste dispositivo',
  'noStorage.text':
    'O navegador não deixa o Barra salvar nada. Saia da janela anônima ou permita que este site salve dados.',
  done_zero: '{{count}} séries feitas',
  done_one: '{{count}} série feita',
  done_other: '{{count}} séries feitas',
  'status.active': 'Em andamento',
  'status.completed': 'Concluído',
  'status.abandoned': 'Não concluído',

  'send.title': 'Compartilhar com outro celular',
  'send.qr': 'QR code',
  'send.qrText': 'No outro celular, abra o Barra, vá em Treinos → ⋮ → Receber e aponte a câmera para esta tela.',
  'send.qrTexts':
    'No outro celular, abra o Barra, vá em Treinos → ⋮ → Receber e mantenha a câmera apontada para esta tela até ler todos os códigos. A ordem não importa.',
  'send.private': 'Da tela para a câmera: sem internet, sem servidor.',
  'send.tooLarge': 'O treino não cabe em QR codes. Envie o arquivo.',
  'send.code': 'QR code de {{name}}',
  'send.codes': 'QR codes de {{name}}, {{count}} em sequência',
  'send.place': 'Código {{number}} de {{count}}',
  'send.pause': 'Pausar',
  'send.play': 'Reproduzir',
  'send.before': 'Código anterior',
  'send.after': 'Próximo código',
  'send.file': 'Arquivo',
  'send.fileText':
    'Envie o arquivo por AirDrop, Quick Share, cabo ou qualquer app de mensagens. No outro celular, abra o arquivo em Treinos → ⋮ → Receber.',
  'send.share': 'Compartilhar arquivo',
  'send.save': 'Salvar arquivo',
  'send.notSent': 'Não deu para compartilhar o arquivo. Tente de novo.',
  'send.whatWorkout':
    'Inclui o treino com as anotações e os exercícios que você criou e usa nele. Seu histórico não é compartilhado.',
  'send.whatSession':
    'Inclui este treino com as séries e anotações, e os exercícios que você criou e usou nele. Nada mais.',
  'send.missingTitle': 'Este treino não está neste dispositivo',
  'send.missingText': 'O treino pode ter sido excluído ou ainda não ter chegado a este dispositivo.',

  'guest.title': 'Treino sem conta',
  'guest.text_zero': 'Tudo o que você salvou neste navegador sem conta, em um arquivo.',
  'guest.text_one': 'Tudo o que você registrou neste navegador sem conta, em um arquivo: {{count}} treino.',
  'guest.text_other': 'Tudo o que você registrou neste navegador sem conta, em um arquivo: {{count}} treinos.',
  'guest.next':
    'No app da tela inicial, crie sua conta ou entre. Depois escolha este arquivo em Perfil → Seus dados → Importar.',
  'guest.noneTitle': 'Nada sem conta por aqui',
  'guest.noneText': 'Um treino registrado neste navegador sem conta pode ser salvo aqui como arquivo.',
  'guest.failedTitle': 'Não deu para ler seu treino',
  'guest.failedText': 'Nada mudou. Recarregue a página e tente de novo.',

  'receive.title': 'Receber',
  'receive.subtitle': 'Receba de outro celular um treino planejado ou já feito, mesmo sem conexão.',
  'receive.qr': 'Pela câmera',
  'receive.qrText':
    'No outro celular, toque em Compartilhar no treino. Depois, aponte a câmera deste celular para aquela tela.',
  'receive.scan': 'Ler um código',
  'receive.private': 'A câmera só abre quando você toca no botão, e a imagem nunca sai deste dispositivo.',
  'receive.file': 'Por arquivo',
  'receive.fileText': 'Escolha um arquivo .barra.json ou solte aqui.',
  'receive.choose': 'Escolher arquivo',
  'receive.again': 'Tentar de novo',
  'receive.from': 'Compartilhado em {{when}}',
  'receive.unknownExercise': 'Exercício de uma versão mais nova do Barra',
  'receive.workout.add': 'O treino vai entrar na sua lista.',
  'receive.workout.same': 'Este treino já está na sua lista. Não precisa fazer nada.',
  'receive.workout.changed':
    'Você já tem uma versão diferente deste treino. A versão recebida será adicionada à parte, sem mudar a sua.',
  'receive.session.add': 'O treino vai entrar no seu histórico. Receber o mesmo treino de novo não duplica nada.',
  'receive.session.addRunning':
    'Este treino está em andamento. Você pode continuar aqui: tudo o que já foi registrado vem junto.',
  'receive.session.merge_zero':
    'Você já tem este treino. Serão adicionadas {{count}} séries registradas, e você não vai perder nada.',
  'receive.session.merge_one':
    'Você já tem este treino. Será adicionada {{count}} série registrada, e você não vai perder nada.',
  'receive.session.merge_other':
    'Você já tem este treino. Serão adicionadas {{count}} séries registradas, e você não vai perder nada.',
  'receive.session.mergeRest':
    'Você já tem este treino. As últimas alterações serão adicionadas, e você não vai perder nenhuma série.',
  'receive.session.same': 'Você já tem este treino, com todas as séries.',
  'receive.newExercises_zero': 'Inclui {{count}} exercícios novos.',
  'receive.newExercises_one': 'Inclui {{count}} exercício novo.',
  'receive.newExercises_other': 'Inclui {{count}} exercícios novos.',
  'receive.addWorkout': 'Adicionar o treino',
  'receive.addBeside': 'Adicionar como outro treino',
  'receive.addCopy': 'Adicionar uma cópia mesmo assim',
  'receive.addSession': 'Adicionar ao histórico',
  'receive.addRunning': 'Continuar o treino aqui',
  'receive.merge': 'Juntar os dois treinos',
  'receive.taken': 'Treino recebido: {{name}}',

  'camera.picture': 'Imagem da câmera',
  'camera.opening': 'Abrindo a câmera…',
  'camera.point': 'Mantenha o código dentro do quadro.',
  'camera.seen_zero': '{{parts}} de {{count}} códigos lidos. Mantenha o celular parado.',
  'camera.seen_one': '{{parts}} de {{count}} código lido. Mantenha o celular parado.',
  'camera.seen_other': '{{parts}} de {{count}} códigos lidos. Mantenha o celular parado.',
  'camera.close': 'Fechar a câmera',
  'camera.code.not-ours': 'Este código não é do Barra.',
  'camera.code.newer': 'Este código vem de uma versão mais nova do Barra. Atualize o Barra neste celular.',
  'camera.code.damaged': 'A leitura ficou incompleta e vai recomeçar. Mantenha o celular parado.',
  'camera.refused': 'A câmera está bloqueada',
  'camera.refusedText':
    'Libere a câmera nas configurações do navegador e tente de novo, ou receba o treino por arquivo.',
  'camera.missing': 'Nenhuma câmera encontrada',
  'camera.missingText': 'Receba o treino por arquivo.',
  'camera.insecure': 'A câmera precisa de uma conexão segura',
  'camera.insecureText': 'Abra o Barra por HTTPS ou receba o treino por arquivo.',
  'camera.busy': 'A câmera não abriu',
  'camera.busyText':
    'Outro app pode estar usando a câmera. Feche esse app e tente de novo, ou receba o treino por arquivo.',

  'problem.title': 'Não deu para ler o código ou o arquivo',
  'problem.notTaken': 'O treino não foi adicionado',
  'problem.too-large': 'O arquivo é grande demais para ser um treino.',
  'problem.not-json': 'O arquivo está danificado ou não é do Barra.',
  'problem.not-ours':
    'Isto não é um treino compartilhado. Para importar um histórico ou um backup, vá em Seus dados → Importar.',
  'problem.newer': 'Este treino vem de uma versão mais nova do Barra. Atualize o Barra neste celular e tente de novo.',
  'problem.broken': 'Parte do treino não pode ser salva. Peça a quem enviou para compartilhar de novo.',
  'problem.damaged': 'Não deu para usar o que foi lido. Leia os códigos de novo ou receba um arquivo.',
  'problem.unreadable': 'Não deu para abrir o arquivo. Escolha de novo.',
  'problem.full': 'Acabou o espaço neste dispositivo, e nada foi adicionado. Libere espaço e tente de novo.',
  'problem.notWritten': 'Não deu para salvar neste dispositivo. Nada mudou. Tente de novo.',

  'done.title': 'Treino recebido: {{name}}',
  'done.workout': 'O treino está no fim da sua lista.',
  'done.session': 'O treino está no seu histórico.',
  'done.guest': 'O treino está salvo neste dispositivo. Se você criar uma conta, ele será salvo nela também.',
  'done.toWorkouts': 'Ir para os treinos',
  'done.toSession': 'Ver o treino',
  'done.continue': 'Continuar o treino',
  'done.signUp': 'Criar conta',
  'done.another': 'Receber outro treino',
} satisfies Translation<typeof english>
