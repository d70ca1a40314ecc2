import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Ajuda',
  description: 'Ajuda com o Barra: respostas para quem treina, o que tentar primeiro e uma pessoa para quem escrever.',
  heading: 'O que travou?',
  lead: 'Antes de tudo: o que você registrou está no seu celular. Agora vamos ver.',
  'way.faq': 'Perguntas e respostas',
  'way.faq.text': 'Sinal, séries, aparelhos, dinheiro e dados.',
  'way.contact': 'Escreva para a gente',
  'way.contact.text': 'Uma pessoa lê e responde por e-mail.',
  'way.guides': 'Guias',
  'way.guides.text': 'O primeiro treino, a tela inicial, RPE e aquecimento.',
  'aid.title': 'Tente primeiro',
  'aid.phone.title': 'Uma série continua “neste aparelho”',
  'aid.phone.text':
    'Ali ela está segura. Abra o estado da sincronização no topo do app: ele diz o que espera e por quê. Se pedir para entrar de novo, entre; se o servidor não aceitou algo, você vê o motivo e pode corrigir.',
  'aid.open.title': 'O Barra não abre sem sinal',
  'aid.open.text':
    'Abra uma vez com conexão e espere a tela inicial dizer “Pronto”. Na navegação anônima, e no navegador dentro de alguns apps, nada pode ser guardado: use seu navegador de sempre.',
  'aid.stale.title': 'Dois aparelhos mostram coisas diferentes',
  'aid.stale.text':
    'Dê conexão aos dois e abra o Barra em ambos. No estado da sincronização, “Comparar com o servidor” acha e conserta qualquer diferença.',
  'aid.space.title': 'O celular diz que não há espaço',
  'aid.space.text':
    'Apague fotos, vídeos ou apps que não usa mais. Não limpe os dados deste site: as séries que o servidor ainda não tem estão ali.',
  'faq.title': 'Perguntas e respostas',
  'faq.description':
    'O Barra funciona mesmo sem sinal? Posso perder uma série? O que acontece quando o teste acaba? Respostas para quem treina.',
  'faq.heading': 'Você pergunta, a gente responde.',
  'faq.lead': 'O que o Barra faz, e o que ainda não faz.',
  'faq.more': 'Não achou?',
  'faq.write': 'Escreva para a gente',
  'faq.signal.question': 'Funciona mesmo sem nenhum sinal?',
  'faq.signal.answer':
    'Sim. Depois de abrir o Barra uma vez com conexão e entrar na conta, o app, seus treinos, o histórico e a biblioteca de exercícios estão no celular. Dá para fechar, reiniciar o aparelho, abrir em modo avião e registrar um treino inteiro.',
  'faq.offline.question': 'O que acontece com o que eu registro sem sinal?',
  'faq.offline.answer':
    'Fica gravado no celular na hora e espera ali. Assim que houver conexão, o Barra envia sozinho; se a conexão cair no meio, continua de onde parou. No topo do app você sempre vê quantas mudanças ainda esperam.',
  'faq.need.question': 'Para que eu preciso de conexão?',
  'faq.need.answer':
    'Para criar a conta ou entrar, para pagar, para escrever para a gente e para suas séries chegarem ao servidor e aos outros aparelhos. Nada que fique entre você e a próxima série.',
  'faq.lost.question': 'Posso perder uma série?',
  'faq.lost.answer':
    'A série só aparece marcada depois de gravada no celular. Daí em diante, bateria acabando ou app fechado não levam nada. O que pode levar é o próprio celular, antes de a série chegar ao servidor: aparelho quebrado ou perdido, ou alguém limpando os dados deste site no navegador. Por isso cada marca diz se o servidor já tem, e por isso vale a pena instalar o Barra na tela inicial.',
  'faq.devices.question': 'Dá para usar em dois aparelhos?',
  'faq.devices.answer':
    'Em quantos você quiser. Se registrar em dois sem sinal, eles são unidos série por série quando se encontram. Se os dois mudaram o mesmo número, vale a mudança mais recente; nenhuma série registrada some.',
  'faq.locked.question': 'O descanso toca com a tela bloqueada?',
  'faq.locked.answer':
    'Depende do celular, e o Barra avisa antes do primeiro descanso. Alguns aparelhos põem apps da web para dormir quando a tela bloqueia; neles, o Barra mantém a tela ligada durante o treino, se puder. O tempo em si está sempre certo quando você olha.',
  'faq.app.question': 'Tem na loja de apps?',
  'faq.app.answer':
    'Ainda não. O Barra é instalado pelo navegador: ganha um ícone, abre em janela própria e funciona sem sinal. Como fazer no seu aparelho está nos guias. Os apps para Android e iOS estão a caminho; o que você registrar aqui vai estar lá, porque a conta é a mesma.',
  'faq.units.question': 'Quilos ou libras?',
  'faq.units.answer':
    'Os dois, até misturados. A carga fica como você digitou: 100 lb continuam 100 lb, mesmo depois de ver em quilos. Você pode cadastrar várias academias, com as barras e anilhas de cada uma.',
  'faq.sets.question': 'Tem superset, drop set e AMRAP?',
  'faq.sets.answer':
    'Sim: aquecimento, trabalho, drop, até a falha, AMRAP e myo-reps, faixas de repetições, RPE ou RIR, séries por tempo e supersets que alternam sozinhos.',
  'faq.exercises.question': 'Meu exercício não está na biblioteca. Posso criar?',
  'faq.exercises.answer':
    'Quantos quiser, com os músculos, o equipamento e o descanso padrão. Os da biblioteca que você nunca faz podem ser ocultados.',
  'faq.correct.question': 'Digitei algo errado na semana passada. Dá para corrigir?',
  'faq.correct.answer':
    'Sim. Abra o treino no histórico e corrija. O que foi excluído pode voltar. Mudar um treino planejado nunca muda o que você já fez com ele.',
  'faq.charts.question': 'Dá para ver se estou evoluindo?',
  'faq.charts.answer':
    'Dá, exercício por exercício: 1RM estimada, série mais pesada, volume e o máximo de repetições com cada carga, no período que você quiser. Tem também as séries por músculo, seu peso e suas medidas, e os totais. Recorde é avisado na hora em que você bate. Tudo é calculado no celular, então funciona sem sinal.',
  'faq.import.question': 'Consigo trazer meu histórico de outro app?',
  'faq.import.answer':
    'Sim: do Strong, Hevy, FitNotes e StrongLifts, com o arquivo CSV que o app exporta, e dos arquivos JSON e CSV do próprio Barra. Fica no seu perfil, em Seus dados. Antes de salvar, você vê o que há no arquivo e qual exercício vira qual; entra tudo ou não entra nada, e dá para desfazer. O arquivo nunca sai do seu aparelho.',
  'faq.trial.question': 'O que acontece quando o teste acaba?',
  'faq.trial.answer':
    'Nada é cobrado: não há cartão cadastrado. Para começar treinos e ver a tela inicial, aí sim você precisa de um plano. Um treino em andamento nunca é interrompido.',
  'faq.without.question': 'O que posso fazer sem plano?',
  'faq.without.answer':
    'Ver e corrigir todo o histórico, planejar treinos, consultar exercícios, exportar tudo e excluir a conta. O treino de teste da página inicial não precisa nem de conta.',
  'faq.cancel.question': 'Como cancelo?',
  'faq.cancel.answer':
    'No seu perfil, em Assinatura: no fim do período, que continua seu até o último dia, ou na hora. Até lá você pode mudar de ideia.',
  'faq.export.question': 'Como levo meus dados embora?',
  'faq.export.answer':
    'No seu perfil, em Seus dados: um arquivo JSON com tudo, ou suas séries e medidas em CSV, para planilha. Funciona sem sinal e sem plano.',
  'faq.delete.question': 'O que é apagado quando excluo a conta?',
  'faq.delete.answer':
    'Seu treino, perfil, foto e login, no servidor e nesse aparelho, e a assinatura é encerrada. Ninguém consegue trazer de volta. A Política de privacidade diz o pouco que fica, e por quê.',
  'faq.share.question': 'Várias pessoas usam o mesmo celular. Funciona?',
  'faq.share.answer':
    'Cada conta tem o próprio banco de dados no celular. Um sai, o outro entra. Se algo ainda não foi enviado, o Barra avisa e guarda até você entrar de novo.',
} satisfies Translation<typeof english>
