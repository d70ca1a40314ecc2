import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'O diário de treino que dispensa sinal',
  description:
    'O Barra salva cada série no celular na hora em que você toca, com ou sem sinal, e sincroniza quando o sinal volta. Teste um treino sem criar conta.',
  'frame.home': 'Barra: ir para o início',
  'frame.places': 'Principal',
  'frame.languages': 'Idioma',
  'frame.login': 'Entrar',
  'frame.open': 'Abrir o Barra',
  'frame.solution': 'Como funciona',
  'frame.resources': 'Guias',
  'frame.support': 'Ajuda',
  'frame.contact': 'Contato',
  'frame.product': 'Barra',
  'frame.help': 'Precisa de ajuda?',
  'frame.legal': 'Termos e privacidade',
  'frame.tryIt': 'Testar um treino',
  'frame.signUp': 'Criar conta',
  'frame.faq': 'Perguntas e respostas',
  'frame.terms': 'Termos de uso',
  'frame.privacy': 'Política de privacidade',
  'frame.farewell': 'Feito para lugares onde o celular não tem nada a dizer.',
  signUp: 'Criar conta',
  tryIt: 'Testar um treino agora',
  tryNote: 'Sem conta, sem cartão. O treino de teste fica no seu aparelho até você decidir.',
  headlineSignal: 'Nenhuma barra de sinal.',
  headlineBar: 'Uma barra carregada.',
  lead: 'O Barra é um diário de treino para academia de subsolo. Cada série fica salva no celular na hora em que você toca, e vai para a sua conta quando o sinal volta.',
  'picture.workout':
    'Um treino em andamento no Barra: a série da vez aparece grande, com os números da última vez ao lado e um botão enorme para marcar.',
  'picture.keypad': 'O teclado de cargas do Barra, com as anilhas desenhadas na barra.',
  'picture.dashboard': 'A tela inicial do Barra: o próximo treino, a semana e se o celular está pronto para descer.',
  'picture.history': 'O histórico no Barra: cada treino com data, duração e séries.',
  'picture.builder': 'Um treino sendo montado no Barra: exercícios com séries, cargas e descansos.',
  'picture.exercise': 'Um exercício no Barra: como se faz, que músculos trabalham e as últimas vezes.',
  'floor.street': 'Térreo',
  'floor.stairs': 'A escada',
  'floor.gym': 'A academia',
  'floor.locker': 'O vestiário',
  'stairs.title': 'Só uma barrinha. Já está tudo com você.',
  'stairs.text':
    'Antes de descer, a tela inicial responde a uma pergunta: tudo pronto? Nada do que você precisa para treinar é buscado lá embaixo.',
  'stairs.app': 'O próprio app abre em modo avião',
  'stairs.training': 'Seus treinos, todo o histórico e os números da última vez',
  'stairs.library': 'A biblioteca de exercícios com instruções, em português',
  'stairs.pass': 'Sua assinatura, conferida no celular: ninguém te tranca do lado de fora no subsolo',
  'gym.title': 'Um toque por série. Nada carrega.',
  'gym.text':
    'O plano já vem preenchido: série feita como planejada é um toque só. O descanso começa sozinho, e quando o tempo acaba a próxima série está esperando.',
  'gym.last.title': 'A última vez, ao lado de cada série',
  'gym.last.text': 'O que você fez nessa mesma série da outra vez fica ao lado do que faz agora.',
  'gym.plates.title': 'Anilhas na barra',
  'gym.plates.text': 'O teclado desenha o que colocar, com as barras e anilhas da sua academia. Em quilos ou libras.',
  'gym.rest.title': 'Um descanso que não erra',
  'gym.rest.text': 'Ele conta até um horário, não segundo por segundo: com a tela bloqueada, continua certo.',
  'gym.undo.title': 'Tudo pode ser desfeito',
  'gym.undo.text': 'Um escorregão do dedo com magnésio custa um toque a mais, e nenhuma série.',
  'mishap.title': 'Vai, tenta perder uma série.',
  'mishap.text': 'A série só aparece marcada quando já está gravada no celular, nunca antes. Então:',
  'mishap.battery.title': 'Acabou a bateria?',
  'mishap.battery.text': 'Carregue, abra o Barra e você está na mesma série.',
  'mishap.tab.title': 'Fechou o app?',
  'mishap.tab.text': 'O treino está onde estava. O gesto de voltar nunca encerra nada.',
  'mishap.lock.title': 'Tela bloqueada?',
  'mishap.lock.text': 'O descanso continuou. O Barra avisa antes o que o seu celular permite com a tela bloqueada.',
  'mishap.two.title': 'Celular e tablet?',
  'mishap.two.text': 'Registre nos dois sem sinal: quando se encontram, ficam todas as séries dos dois.',
  'up.title': 'Lá em cima, ela viaja sozinha.',
  'up.text':
    'Na primeira barrinha de sinal, suas séries vão para a sua conta e dela para os outros aparelhos. Cada marca diz até onde a série chegou: neste aparelho ou no servidor.',
  'up.outbox': 'Uma lista do que o servidor ainda não tem, para ver, reenviar e exportar',
  'up.conflict': 'Duas versões de um treino são unidas série por série; nada registrado vai fora',
  'up.export': 'Tudo o que você já registrou, em um arquivo, na hora em que quiser',
  'up.languages': 'Português, inglês e espanhol, cada um escrito à mão',
  'up.more': 'Como funciona, em detalhes',
  'price.title': 'Um plano só. Com tudo.',
  'price.lead':
    'A conta nova começa com um teste grátis, sem cartão. O preço exato para o seu país aparece antes de você pagar.',
  'price.monthly': 'Mensal',
  'price.annual': 'Anual',
  'price.perMonth': 'por mês',
  'price.monthlyTerms': 'Renova todo mês até você cancelar.',
  'price.annualTerms': '{{price}} uma vez por ano. Renova todo ano até você cancelar.',
  'price.free': 'Nada é cobrado quando o teste acaba: você escolhe um plano, ou não',
  'price.yours': 'Sem plano, você continua vendo, corrigindo e exportando tudo o que registrou',
  'price.leave': 'Cancele no seu perfil; o que você pagou vale até o último dia',
  'ending.title': 'A próxima série está esperando. A rede não precisa estar.',
  'solution.title': 'Como funciona',
  'solution.description':
    'Do plano em casa à última série no subsolo: como o Barra guarda seu treino no celular e leva tudo para o servidor sem perder uma série.',
  'solution.heading': 'O celular basta.',
  'solution.lead':
    'A maioria dos apps pede licença a um servidor para mostrar o seu próprio treino. O Barra guarda no celular e avisa o servidor depois. O resto vem daí.',
  'solution.before.title': 'Antes: planeje uma vez',
  'solution.before.1.title': 'Comece de um programa ou do zero',
  'solution.before.1.text':
    'Corpo inteiro, superior/inferior, push-pull-legs, 5×5, em casa com halteres: os programas prontos viram treinos seus, para mudar à vontade.',
  'solution.before.2.title': 'Exercícios pelo nome que você usa',
  'solution.before.2.text':
    'A busca perdoa acento, ordem das palavras e erro de digitação. O que faltar você cria, quantos quiser.',
  'solution.before.3.title': 'Séries do jeito que você pensa',
  'solution.before.3.text':
    'Aquecimento, drop set, AMRAP, faixa de repetições, meta de RPE, descanso por exercício, superset juntando dois deles.',
  'solution.before.4.title': 'Rascunho que fica',
  'solution.before.4.text':
    'Feche o app no meio do planejamento: o rascunho está lá na volta. E dá para desfazer e refazer.',
  'solution.during.title': 'Durante: olho na barra',
  'solution.during.1.title': 'A série da vez grande, as outras pequenas',
  'solution.during.1.text':
    'Carga e repetições dá para ler com o braço esticado, e o botão de marcar fica debaixo do polegar.',
  'solution.during.2.title': 'Um teclado feito para cargas',
  'solution.during.2.text':
    'Dígitos, um passo para cima ou para baixo, RPE e anilhas, com vírgula ou ponto. 100 lb continuam 100 lb, mesmo se você mudar de unidade.',
  'solution.during.3.title': 'Mude de ideia',
  'solution.during.3.text':
    'Adicione, tire, troque e reordene exercícios e séries durante o treino. Os supersets alternam sozinhos.',
  'solution.during.4.title': 'Pause, saia, volte',
  'solution.during.4.text':
    'O treino em andamento espera no pé de todas as telas. Esqueceu dele? O Barra propõe a hora em que deve ter acabado.',
  'solution.after.title': 'Depois: está registrado',
  'solution.after.1.title': 'Cada treino, como foi',
  'solution.after.1.text':
    'O registro guarda a própria cópia do que foi planejado e feito: mudar ou excluir o treino depois não mexe nele.',
  'solution.after.2.title': 'Corrija, repita, retome',
  'solution.after.2.text': 'Erro de digitação descoberto amanhã se corrige amanhã. O que foi excluído pode voltar.',
  'solution.after.3.title': 'As últimas vezes de cada exercício',
  'solution.after.3.text': 'Abra um exercício e veja o que você fez nele, série por série.',
  'solution.after.4.title': 'Músculos, contados',
  'solution.after.4.text': 'O que o treino trabalhou, em séries para cada músculo.',
  'solution.data.title': 'Seus dados: no celular, no servidor, em um arquivo',
  'solution.data.1.title': 'Uma marca que fala a verdade',
  'solution.data.1.text':
    '“Neste aparelho” quando já está gravada; “no servidor” quando o servidor confirmou aquela série.',
  'solution.data.2.title': 'Uma saída a qualquer hora',
  'solution.data.2.text': 'A exportação funciona sem sinal e sem plano. É um arquivo JSON com tudo.',
  'solution.data.3.title': 'Várias pessoas, um celular',
  'solution.data.3.text':
    'Cada conta tem o próprio banco de dados. Se você sair com séries não enviadas, o Barra avisa e guarda todas.',
  'solution.data.4.title': 'Exclusão que exclui',
  'solution.data.4.text': 'Excluir a conta apaga do servidor seu treino, perfil, foto e login, e encerra a assinatura.',
  'resources.title': 'Guias',
  'resources.description':
    'Seu primeiro treino com o Barra em cinco passos, como instalar na tela inicial, RPE e RIR em tabela, uma escada de aquecimento e os tipos de série.',
  'resources.heading': 'Primeiro as palavras. Depois a carga.',
  'resources.lead': 'Guias curtos sobre o Barra e sobre os números de que se fala na academia.',
  'resources.start.title': 'Seu primeiro treino em cinco passos',
  'resources.start.1': 'Crie uma conta, ou toque em “Testar um treino agora” para fazer sem conta.',
  'resources.start.2': 'Em Treinos, adicione um programa pronto ou monte um treino: nome, exercícios, séries.',
  'resources.start.3': 'Toque em Começar. Faça a série, mude os números se foram outros, marque.',
  'resources.start.4': 'Descanse até o relógio tocar. Um toque põe ou tira 15 segundos.',
  'resources.start.5': 'Toque em Concluir. As séries que ficaram abertas aparecem, e você decide o que fazer.',
  'resources.install.title': 'Coloque na tela inicial',
  'resources.install.text':
    'O Barra roda no navegador; instalado, abre como qualquer app, e o navegador tende menos a limpar os dados dele.',
  'resources.install.iphone': 'iPhone e iPad',
  'resources.install.iphone.how': 'Abra o Barra no Safari, toque em Compartilhar e em “Adicionar à Tela de Início”.',
  'resources.install.android': 'Android',
  'resources.install.android.how': 'Abra o Barra no Chrome, toque no menu de três pontos e em “Instalar app”.',
  'resources.install.desktop': 'Computador',
  'resources.install.desktop.how': 'No Chrome ou no Edge, clique no ícone de instalar no fim da barra de endereço.',
  'resources.effort.title': 'Foi pesado? RPE e RIR',
  'resources.effort.text':
    'RPE diz o quanto a série foi pesada; RIR, quantas repetições sobraram. É a mesma escala vista das duas pontas.',
  'resources.effort.feels': 'A sensação',
  'resources.effort.10': 'Não sobrou nada. Nem mais uma.',
  'resources.effort.9': 'Mais uma, e acabou.',
  'resources.effort.8': 'Sobraram duas. Pesado, com técnica limpa.',
  'resources.effort.7': 'Sobraram três. A barra ainda sobe rápido.',
  'resources.effort.6': 'Sobraram quatro. Um bom último aquecimento.',
  'resources.warmUp.title': 'Uma escada de aquecimento',
  'resources.warmUp.text':
    'Para um exercício pesado com barra: poucas repetições, carga subindo, nada que canse. A porcentagem é da primeira série de trabalho.',
  'resources.warmUp.set': 'Série',
  'resources.warmUp.weight': 'Carga',
  'resources.warmUp.reps': 'Reps',
  'resources.warmUp.emptyBar': 'Barra vazia',
  'resources.kinds.title': 'Os tipos de série',
  'resources.kinds.warm-up': 'Prepara e não cansa. Não conta no volume.',
  'resources.kinds.working': 'As que contam no plano.',
  'resources.kinds.drop': 'Menos carga, sem descanso, direto.',
  'resources.kinds.failure': 'Até uma repetição não subir mais.',
  'resources.kinds.amrap': 'O máximo de repetições com boa técnica.',
  'resources.kinds.myo': 'Uma série longa, depois curtas, com algumas respirações entre elas.',
  'legal.since': 'Em vigor desde {{date}}',
  'legal.contents': 'Nesta página',
  'legal.write': 'Escreva para a gente',
  'legal.terms.title': 'Termos de uso',
  'legal.terms.description':
    'O que você pode esperar do Barra, quanto custa, como sair e o que pedimos a você, em palavras simples.',
  'legal.terms.lead': 'O que vale entre você e a gente quando você usa o Barra, em palavras simples.',
  'legal.terms.what.title': 'O que é o Barra',
  'legal.terms.what.text':
    'O Barra é um diário de treino: um app que roda no navegador, guarda seu treino no aparelho e o copia para o nosso servidor. “Nós” somos quem mantém o servidor neste endereço.',
  'legal.terms.account.title': 'Sua conta',
  'legal.terms.account.text':
    'Você pode testar um treino sem conta. Com uma, informe um e-mail que seja seu, guarde a senha só para você e avise se alguém entrou. Uma pessoa, uma conta; várias contas podem usar o mesmo aparelho.',
  'legal.terms.data.title': 'O que você registra é seu',
  'legal.terms.data.text':
    'Todos os direitos sobre o que você registra continuam seus. Você nos deixa guardar e enviar aos seus próprios aparelhos, porque esse é o serviço, e para mais nada. Você pode exportar quando quiser, com ou sem plano.',
  'legal.terms.trial.title': 'O teste',
  'legal.terms.trial.text':
    'A conta nova começa com um teste grátis, uma vez por pessoa. Não pedimos cartão, e nada é cobrado quando ele acaba. O app sempre diz quantos dias faltam.',
  'legal.terms.plan.title': 'Plano, preço e renovação',
  'legal.terms.plan.text':
    'Começar treinos, a tela inicial e as páginas de evolução precisam do teste ou de um plano. Histórico, exportação, planejamento e a biblioteca de exercícios, não.\nO plano é pago por mês ou por ano, pelo preço que você vê antes de pagar, e renova pelo mesmo prazo até você cancelar. Se um preço mudar, para você ele muda no mínimo na próxima renovação, e avisamos antes.',
  'legal.terms.leave.title': 'Cancelamento',
  'legal.terms.leave.text':
    'Você cancela no seu perfil. No fim do período: tudo continua seu até o último dia e nada mais é cobrado. Agora mesmo: o acesso acaba na hora, sem devolução do resto do período. Os direitos de arrependimento e de reembolso que a lei do seu país garante valem além disso e não são afetados.',
  'legal.terms.health.title': 'Seu corpo',
  'legal.terms.health.text':
    'O Barra registra e calcula; não é médico nem treinador. Programas e números, como os de aquecimento, são gerais. Se doer, pare; se estiver doente, grávida ou voltando de lesão, pergunte a quem possa examinar você.',
  'legal.terms.offline.title': 'Quando o servidor some',
  'legal.terms.offline.text':
    'Tentamos manter o servidor no ar e não prometemos que esteja sempre. O app é feito para que isso não custe nada: o que você registra fica primeiro no aparelho. Enquanto uma série não diz “no servidor”, a única cópia está no seu aparelho; cuide dele.',
  'legal.terms.fair.title': 'O que pedimos a você',
  'legal.terms.fair.text':
    'Não invada contas dos outros, não sobrecarregue o servidor de propósito e não guarde o que é proibido. Podemos encerrar a conta que fizer isso. Mesmo assim você pode pedir seu treino em um arquivo.',
  'legal.terms.liability.title': 'Responsabilidade',
  'legal.terms.liability.text':
    'Respondemos pelo que fizermos de propósito ou por culpa grave, por danos à vida e à saúde e onde a lei assim diz. Fora isso, respondemos apenas pelo que é típico e previsível em um serviço como este.',
  'legal.terms.changes.title': 'Mudanças nestes termos',
  'legal.terms.changes.text':
    'Se estes termos mudarem em algo que importe para você, avisamos antes de valer. Se não concordar, cancele e leve seus dados. A lei de defesa do consumidor do país onde você mora vale em qualquer caso.',
  'legal.terms.contact.title': 'Dúvidas',
  'legal.terms.contact.text': 'Escreva para a gente pelo formulário de contato.',
  'legal.privacy.title': 'Política de privacidade',
  'legal.privacy.description':
    'O que o Barra guarda de você, no aparelho e no servidor, por quanto tempo, quem mais vê e como exportar e apagar.',
  'legal.privacy.lead': 'O que o Barra guarda de você, onde, por quanto tempo, e como se livrar disso.',
  'legal.privacy.short.title': 'Em resumo',
  'legal.privacy.short.text':
    'Seu treino fica no seu aparelho e, quando você tem conta, no nosso servidor. Não vendemos nada, não mostramos anúncios e não contamos visitas: não há rastreador nem serviço de análise no Barra. Você pode exportar e apagar tudo por conta própria.',
  'legal.privacy.device.title': 'No seu aparelho',
  'legal.privacy.device.text':
    'No armazenamento do navegador: seus treinos, registros, exercícios e medidas, em um banco de dados para cada conta; o que espera para ser enviado; rascunhos; uma cópia do que o servidor disse do seu perfil e da assinatura; e os arquivos do app, para ele abrir sem sinal.\nPequenas configurações: idioma, tema e de quem é a conta aberta. Um cookie, “user-locale”, guarda o idioma por um ano. O Barra não grava nenhum outro cookie.\nSeu treino sai do aparelho quando você sai da conta e o servidor tem tudo, quando exclui a conta ou quando limpa os dados do site no navegador. Um treino testado sem conta nunca sai do aparelho, a não ser que você o leve para uma.',
  'legal.privacy.permissions.title': 'O que o app pede ao celular',
  'legal.privacy.permissions.text':
    'Só o que você usa, quando usa. Notificações, para o fim do descanso: o próprio aparelho as cria, sem nenhum serviço de push. A tela, que fica ligada enquanto você treina. O número no ícone do app, para o que ainda espera para ser enviado. A garantia do navegador de manter seus dados. A foto de perfil é a que você escolhe, e é recortada no aparelho antes de ser enviada. Nada disso nos conta algo sobre você.',
  'legal.privacy.server.title': 'No nosso servidor',
  'legal.privacy.server.text':
    'O mesmo treino, para os seus outros aparelhos; seu e-mail e nome; e o que mais você escrever no perfil: foto, data de nascimento, gênero, peso, altura, experiência, objetivos, limitações, fuso horário e idioma. Tudo isso é opcional, menos e-mail e nome.\nVersões de um documento que foram sobrescritas ficam 30 dias, para que um engano possa ser corrigido. O que o servidor não pôde aceitar fica à parte, para não se perder.\nPeso, limitações e treino podem dizer algo da sua saúde. Usamos para mostrar a você, e para mais nada.',
  'legal.privacy.identity.title': 'Entrar na conta',
  'legal.privacy.identity.text':
    'O login é feito pelo Firebase Authentication, um serviço do Google: ele guarda seu e-mail, seu nome, sua senha em uma forma que não pode ser lida de volta e quando você entrou. Nunca vemos sua senha. Se você entra com Google, Facebook ou outro provedor oferecido, ele fica sabendo que você usa o Barra, e recebemos dele seu nome, e-mail e foto. Sua foto de perfil fica no armazenamento de arquivos do mesmo serviço ou no nosso servidor. Se o servidor estiver configurado para isso, o reCAPTCHA, também do Google, confere se as fotos vêm do app; ele só é carregado para isso.',
  'legal.privacy.payment.title': 'Pagamento',
  'legal.privacy.payment.text':
    'Os pagamentos são processados pela Stripe. Seu cartão vai para a Stripe e nunca para nós. Guardamos que cliente você é lá, seu plano, o preço, a moeda e as datas. A Stripe guarda as faturas pelo tempo que a lei fiscal exige.\nPara que o teste seja dado uma vez por pessoa, guardamos uma impressão com chave da conta e do e-mail. Ela não diz quem você é e permanece depois que a conta é excluída.',
  'legal.privacy.contact.title': 'Escrever para a gente',
  'legal.privacy.contact.text':
    'O que você envia pelo formulário de contato (nome, e-mail, mensagem, idioma) fica no nosso servidor, separado da sua conta, e é enviado por e-mail a quem responde. É apagado do servidor depois de um ano, ou antes, se você pedir.',
  'legal.privacy.place.title': 'Onde você está',
  'legal.privacy.place.text':
    'A moeda que você vê é decidida no seu aparelho, pelo idioma e pelo fuso horário do navegador. Quando isso deixa dúvida e o servidor está configurado para tanto, as telas com preços perguntam a um serviço de que país é o seu endereço de rede. Se pedirem sua localização, é para escolher a moeda e mais nada: ela vai a um serviço que diz o país, arredondada para cerca de um quilômetro. Só o país fica guardado, no seu aparelho; a localização, não. Funciona igual se você disser não.',
  'legal.privacy.log.title': 'O que o servidor anota',
  'legal.privacy.log.text':
    'Como todo servidor, o nosso anota os pedidos (hora, endereço, página, resposta) para funcionar com segurança e achar falhas. Pedidos demais de um mesmo endereço são recusados. O que você registra ou escreve nunca entra nessas anotações.',
  'legal.privacy.others.title': 'Quem mais',
  'legal.privacy.others.text':
    'Ninguém, a não ser quem trabalha para nós para manter o serviço: Google (login e fotos), Stripe (pagamentos) e quem hospeda o servidor e leva nossos e-mails. Alguns ficam fora do seu país; por contrato, precisam proteger seus dados como a lei dele pede.',
  'legal.privacy.rights.title': 'Seus direitos',
  'legal.privacy.rights.text':
    'Você pode ver, corrigir, levar e apagar o que é guardado de você, e se opor ao uso; a LGPD e o GDPR dizem isso, e nós cumprimos para todos. A maior parte você faz no seu perfil: corrija ali, exporte ali em um arquivo JSON, também sem sinal e sem plano. Para o resto, escreva para a gente. Você também pode reclamar à autoridade de proteção de dados do seu país (no Brasil, a ANPD).',
  'legal.privacy.deletion.title': 'Excluir a conta',
  'legal.privacy.deletion.text':
    'No seu perfil, em Privacidade. Encerra a assinatura e apaga seu treino, perfil, foto, o cliente na Stripe e seu login, no servidor e nesse aparelho, na hora e para sempre.\nO que fica: uma anotação de que esse número de conta foi excluído, para um aparelho antigo não trazê-la de volta; a impressão do teste; o que a Stripe precisa guardar; e cópias de segurança do servidor até serem sobrescritas. Os outros aparelhos apagam o que têm quando alcançam o servidor de novo.',
  'legal.privacy.changes.title': 'Mudanças',
  'legal.privacy.changes.text':
    'Se algo disso mudar, muda a data no alto da página, e, se for importante, avisamos no app.',
  'support.title': 'Ajuda',
  'support.description':
    'Ajuda com o Barra: respostas para quem treina, o que tentar primeiro e uma pessoa para quem escrever.',
  'support.heading': 'O que travou?',
  'support.lead': 'Antes de tudo: o que você registrou está no seu celular. Agora vamos ver.',
  'support.way.faq': 'Perguntas e respostas',
  'support.way.faq.text': 'Sinal, séries, aparelhos, dinheiro e dados.',
  'support.way.contact': 'Escreva para a gente',
  'support.way.contact.text': 'Uma pessoa lê e responde por e-mail.',
  'support.way.guides': 'Guias',
  'support.way.guides.text': 'O primeiro treino, a tela inicial, RPE e aquecimento.',
  'support.aid.title': 'Tente primeiro',
  'support.aid.phone.title': 'Uma série continua “neste aparelho”',
  'support.aid.phone.text':
    'Ali ela está segura. Abra o estado da sincronização no topo do app: ele diz o que espera e por quê. Se pedir para entrar de novo, entre; se o servidor não aceitou algo, você vê o motivo e pode corrigir.',
  'support.aid.open.title': 'O Barra não abre sem sinal',
  'support.aid.open.text':
    'Abra uma vez com conexão e espere a tela inicial dizer “Pronto”. Na navegação anônima, e no navegador dentro de alguns apps, nada pode ser guardado: use seu navegador de sempre.',
  'support.aid.stale.title': 'Dois aparelhos mostram coisas diferentes',
  'support.aid.stale.text':
    'Dê conexão aos dois e abra o Barra em ambos. No estado da sincronização, “Comparar com o servidor” acha e conserta qualquer diferença.',
  'support.aid.space.title': 'O celular diz que não há espaço',
  'support.aid.space.text':
    'Apague fotos, vídeos ou apps que não usa mais. Não limpe os dados deste site: as séries que o servidor ainda não tem estão ali.',
  'support.faq.title': 'Perguntas e respostas',
  'support.faq.description':
    'O Barra funciona mesmo sem sinal? Posso perder uma série? O que acontece quando o teste acaba? Respostas para quem treina.',
  'support.faq.heading': 'Você pergunta, a gente responde.',
  'support.faq.lead': 'O que o Barra faz, e o que ainda não faz.',
  'support.faq.more': 'Não achou?',
  'support.faq.write': 'Escreva para a gente',
  'support.faq.signal.question': 'Funciona mesmo sem nenhum sinal?',
  'support.faq.signal.answer':
    'Sim. Depois de abrir o Barra uma vez com conexão e entrar na conta, o app, seus treinos, o histórico e a biblioteca de exercícios estão no celular. Dá para fechar, reiniciar o aparelho, abrir em modo avião e registrar um treino inteiro.',
  'support.faq.offline.question': 'O que acontece com o que eu registro sem sinal?',
  'support.faq.offline.answer':
    'Fica gravado no celular na hora e espera ali. Assim que houver conexão, o Barra envia sozinho; se a conexão cair no meio, continua de onde parou. No topo do app você sempre vê quantas mudanças ainda esperam.',
  'support.faq.need.question': 'Para que eu preciso de conexão?',
  'support.faq.need.answer':
    'Para criar a conta ou entrar, para pagar, para escrever para a gente e para suas séries chegarem ao servidor e aos outros aparelhos. Nada que fique entre você e a próxima série.',
  'support.faq.lost.question': 'Posso perder uma série?',
  'support.faq.lost.answer':
    'A série só aparece marcada depois de gravada no celular. Daí em diante, bateria acabando ou app fechado não levam nada. O que pode levar é o próprio celular, antes de a série chegar ao servidor: aparelho quebrado ou perdido, ou alguém limpando os dados deste site no navegador. Por isso cada marca diz se o servidor já tem, e por isso vale a pena instalar o Barra na tela inicial.',
  'support.faq.devices.question': 'Dá para usar em dois aparelhos?',
  'support.faq.devices.answer':
    'Em quantos você quiser. Se registrar em dois sem sinal, eles são unidos série por série quando se encontram. Se os dois mudaram o mesmo número, vale a mudança mais recente; nenhuma série registrada some.',
  'support.faq.locked.question': 'O descanso toca com a tela bloqueada?',
  'support.faq.locked.answer':
    'Depende do celular, e o Barra avisa antes do primeiro descanso. Alguns aparelhos põem apps da web para dormir quando a tela bloqueia; neles, o Barra mantém a tela ligada durante o treino, se puder. O tempo em si está sempre certo quando você olha.',
  'support.faq.app.question': 'Tem na loja de apps?',
  'support.faq.app.answer':
    'Ainda não. O Barra é instalado pelo navegador: ganha um ícone, abre em janela própria e funciona sem sinal. Como fazer no seu aparelho está nos guias. Os apps para Android e iOS estão a caminho; o que você registrar aqui vai estar lá, porque a conta é a mesma.',
  'support.faq.units.question': 'Quilos ou libras?',
  'support.faq.units.answer':
    'Os dois, até misturados. A carga fica como você digitou: 100 lb continuam 100 lb, mesmo depois de ver em quilos. Você pode cadastrar várias academias, com as barras e anilhas de cada uma.',
  'support.faq.sets.question': 'Tem superset, drop set e AMRAP?',
  'support.faq.sets.answer':
    'Sim: aquecimento, trabalho, drop, até a falha, AMRAP e myo-reps, faixas de repetições, RPE ou RIR, séries por tempo e supersets que alternam sozinhos.',
  'support.faq.exercises.question': 'Meu exercício não está na biblioteca. Posso criar?',
  'support.faq.exercises.answer':
    'Quantos quiser, com os músculos, o equipamento e o descanso padrão. Os da biblioteca que você nunca faz podem ser ocultados.',
  'support.faq.correct.question': 'Digitei algo errado na semana passada. Dá para corrigir?',
  'support.faq.correct.answer':
    'Sim. Abra o treino no histórico e corrija. O que foi excluído pode voltar. Mudar um treino planejado nunca muda o que você já fez com ele.',
  'support.faq.charts.question': 'Dá para ver se estou evoluindo?',
  'support.faq.charts.answer':
    'Dá, exercício por exercício: 1RM estimada, série mais pesada, volume e o máximo de repetições com cada carga, no período que você quiser. Tem também as séries por músculo, seu peso e suas medidas, e os totais. Recorde é avisado na hora em que você bate. Tudo é calculado no celular, então funciona sem sinal.',
  'support.faq.import.question': 'Consigo trazer meu histórico de outro app?',
  'support.faq.import.answer':
    'Sim: do Strong, Hevy, FitNotes e StrongLifts, com o arquivo CSV que o app exporta, e dos arquivos JSON e CSV do próprio Barra. Fica no seu perfil, em Seus dados. Antes de salvar, você vê o que há no arquivo e qual exercício vira qual; entra tudo ou não entra nada, e dá para desfazer. O arquivo nunca sai do seu aparelho.',
  'support.faq.trial.question': 'O que acontece quando o teste acaba?',
  'support.faq.trial.answer':
    'Nada é cobrado: não há cartão cadastrado. Para começar treinos e ver a tela inicial, aí sim você precisa de um plano. Um treino em andamento nunca é interrompido.',
  'support.faq.without.question': 'O que posso fazer sem plano?',
  'support.faq.without.answer':
    'Ver e corrigir todo o histórico, planejar treinos, consultar exercícios, exportar tudo e excluir a conta. O treino de teste da página inicial não precisa nem de conta.',
  'support.faq.cancel.question': 'Como cancelo?',
  'support.faq.cancel.answer':
    'No seu perfil, em Assinatura: no fim do período, que continua seu até o último dia, ou na hora. Até lá você pode mudar de ideia.',
  'support.faq.export.question': 'Como levo meus dados embora?',
  'support.faq.export.answer':
    'No seu perfil, em Seus dados: um arquivo JSON com tudo, ou suas séries e medidas em CSV, para planilha. Funciona sem sinal e sem plano.',
  'support.faq.delete.question': 'O que é apagado quando excluo a conta?',
  'support.faq.delete.answer':
    'Seu treino, perfil, foto e login, no servidor e nesse aparelho, e a assinatura é encerrada. Ninguém consegue trazer de volta. A Política de privacidade diz o pouco que fica, e por quê.',
  'support.faq.share.question': 'Várias pessoas usam o mesmo celular. Funciona?',
  'support.faq.share.answer':
    'Cada conta tem o próprio banco de dados no celular. Um sai, o outro entra. Se algo ainda não foi enviado, o Barra avisa e guarda até você entrar de novo.',
  'contact.title': 'Contato',
  'contact.description':
    'Escreva para quem faz o Barra: uma dúvida, um problema, uma ideia ou algo sobre os seus dados.',
  'contact.heading': 'Escreva para a gente.',
  'contact.lead':
    'Uma dúvida, algo que deu errado, um exercício que falta ou os seus dados: uma pessoa lê e responde por e-mail.',
  'contact.faqFirst': 'Talvez já esteja respondido:',
  'contact.toFaq': 'perguntas e respostas',
  'contact.name': 'Seu nome',
  'contact.email': 'Seu e-mail',
  'contact.message': 'Sua mensagem',
  'contact.trap': 'Deixe em branco',
  'contact.use': 'Usamos seu nome e seu e-mail para responder, e para mais nada.',
  'contact.toPrivacy': 'Política de privacidade',
  'contact.send': 'Enviar',
  'contact.sent.title': 'Chegou.',
  'contact.sent.text': 'Uma pessoa lê e responde por e-mail.',
  'contact.problem.name.missing': 'Diga como podemos te chamar.',
  'contact.problem.name.long': 'Passou de 100 caracteres.',
  'contact.problem.email.missing': 'Sem um e-mail não dá para responder.',
  'contact.problem.email.invalid': 'Isto ainda não é um e-mail: nome@exemplo.com',
  'contact.problem.message.missing': 'Escreva sua mensagem aqui.',
  'contact.problem.message.short': 'Escreva um pouco mais: pelo menos 10 caracteres.',
  'contact.problem.message.long': 'Passou de 5.000 caracteres. Mande o resto em outra mensagem.',
  'contact.outcome.busy':
    'Chegaram várias mensagens da sua rede agora há pouco. Seu texto fica aqui: tente daqui a alguns minutos.',
  'contact.outcome.failed': 'O servidor não conseguiu guardar sua mensagem. Seu texto fica aqui: tente de novo.',
  'contact.outcome.offline': 'Sem conexão. Seu texto fica aqui: envie quando ela voltar.',
} satisfies Translation<typeof english>
