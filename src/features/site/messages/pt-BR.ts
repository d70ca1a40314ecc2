import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'O diário de treino que funciona sem sinal',
  description:
    'O Barra salva cada série no celular na hora, com ou sem sinal, e sincroniza quando o sinal volta. Teste um treino sem criar conta.',
  'frame.home': 'Barra: ir para o início',
  'frame.places': 'Principal',
  'frame.languages': 'Idioma',
  'frame.login': 'Entrar',
  'frame.open': 'Abrir o Barra',
  'frame.install': 'Instalar o Barra',
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
  'frame.farewell': 'Feito para lugares onde o celular fica sem sinal.',
  signUp: 'Criar conta',
  tryIt: 'Testar um treino agora',
  tryNote: 'Sem conta, sem cartão. O treino de teste fica só no seu celular, a não ser que você o salve em uma conta.',
  headlineSignal: 'Nenhuma barra de sinal.',
  headlineBar: 'Uma barra carregada.',
  lead: 'O Barra é um diário de treino feito para a academia do subsolo. Cada série fica salva no celular na hora e vai para a sua conta quando o sinal volta.',
  'frame.browsers': 'Roda no Safari 17 (iOS 17), no Chrome e no Edge 120, no Firefox 126 e em versões mais novas.',
  'picture.workout':
    'Um treino em andamento no Barra: a série da vez aparece grande, com os números da última vez ao lado e um botão enorme para registrar a série.',
  'picture.keypad': 'O teclado de cargas do Barra, com as anilhas desenhadas na barra.',
  'picture.dashboard':
    'A aba Início do Barra: o próximo treino, a semana e a indicação de que tudo está no celular para treinar sem sinal.',
  'picture.history': 'O histórico no Barra: cada treino com data, duração e séries.',
  'picture.builder': 'Um treino sendo montado no Barra: exercícios com séries, cargas e descansos.',
  'floor.street': 'Térreo',
  'floor.stairs': 'A escada',
  'floor.gym': 'A academia',
  'floor.locker': 'O vestiário',
  'stairs.title': 'Só uma barrinha. Já está tudo com você.',
  'stairs.text':
    'Antes de descer, a aba Início do Barra responde a uma pergunta: tudo pronto? Nada do que você usa no treino precisa carregar lá embaixo.',
  'stairs.app': 'O próprio app, que abre até em modo avião',
  'stairs.training': 'Seus treinos, todo o histórico e os números da última vez',
  'stairs.library': 'A biblioteca de exercícios com instruções, em português',
  'stairs.pass': 'Sua assinatura, conferida no próprio celular: você treina mesmo sem sinal',
  'gym.title': 'Um toque por série. Sem esperar carregar.',
  'gym.text':
    'O treino já vem preenchido: se você fez a série como planejado, basta um toque. O descanso começa sozinho e, quando o tempo acaba, a próxima série está esperando.',
  'gym.last.title': 'A última vez, ao lado de cada série',
  'gym.last.text': 'O que você fez da última vez nessa mesma série fica ao lado do que está fazendo agora.',
  'gym.plates.title': 'Anilhas na barra',
  'gym.plates.text': 'O teclado mostra o que colocar na barra, com o que a sua academia tem. Em quilos ou libras.',
  'gym.rest.title': 'Um cronômetro de descanso que não erra',
  'gym.rest.text': 'O descanso segue a hora do celular e continua certo mesmo com a tela bloqueada.',
  'gym.undo.title': 'Tocou errado? É só desfazer',
  'gym.undo.text': 'Um escorregão do dedo com magnésio custa um toque, não uma série.',
  'mishap.title': 'Vai, tenta perder uma série.',
  'mishap.text': 'A série só aparece marcada quando já está salva no celular, nunca antes.',
  'mishap.battery.title': 'Acabou a bateria?',
  'mishap.battery.text': 'Carregue, abra o Barra e continue na mesma série.',
  'mishap.tab.title': 'Fechou o app?',
  'mishap.tab.text': 'O treino continua onde estava. O gesto de voltar nunca encerra o treino.',
  'mishap.lock.title': 'Tela bloqueada?',
  'mishap.lock.text':
    'O descanso continua contando. Se o seu celular não consegue tocar com a tela bloqueada, o Barra avisa antes.',
  'mishap.two.title': 'Celular e tablet?',
  'mishap.two.text': 'Registre séries nos dois, mesmo sem sinal. Quando sincronizarem, nenhuma se perde.',
  'up.title': 'De volta lá em cima, tudo sincroniza sozinho.',
  'up.text':
    'Na primeira barrinha de sinal, suas séries vão para a sua conta e, dela, para os outros dispositivos. O check de cada série diz até onde ela chegou: neste dispositivo ou no servidor.',
  'up.outbox': 'Uma lista do que o servidor ainda não tem, para ver, reenviar e exportar',
  'up.conflict': 'Duas versões de um treino são unidas série por série; nada do que foi registrado se perde',
  'up.export': 'Tudo o que você já registrou, em um arquivo, na hora em que quiser',
  'up.languages': 'Português, inglês e espanhol, cada um escrito do zero, sem tradução',
  'up.more': 'Como funciona, em detalhes',
  'price.title': 'Um plano só. Com tudo incluído.',
  'price.lead':
    'A conta nova começa com um teste grátis, sem cartão. O preço exato para o seu país aparece antes de você pagar.',
  'price.monthly': 'Mensal',
  'price.annual': 'Anual',
  'price.perMonth': 'por mês',
  'price.monthlyTerms': 'Renova todo mês até você cancelar.',
  'price.annualTerms': '{{price}} uma vez por ano. Renova todo ano até você cancelar.',
  'price.free': 'Nada é cobrado quando o teste acaba; você decide se quer um plano',
  'price.yours': 'Sem plano, você continua vendo, corrigindo e exportando tudo o que registrou',
  'price.leave': 'Cancele no seu perfil e use o que pagou até o último dia',
  'ending.title': 'A próxima série está esperando. A rede pode esperar.',
  'solution.title': 'Como funciona',
  'solution.description':
    'Do plano em casa à última série no subsolo: como o Barra guarda seus treinos no celular e leva tudo para o servidor sem perder uma série.',
  'solution.heading': 'O celular basta.',
  'solution.lead':
    'A maioria dos apps pede licença a um servidor para mostrar o seu próprio treino. O Barra guarda o treino no celular e avisa o servidor depois. O resto vem daí.',
  'solution.before.title': 'Antes: planeje uma vez',
  'solution.before.1.title': 'Comece por um programa ou do zero',
  'solution.before.1.text':
    'Corpo todo, superiores/inferiores, push-pull-legs, 5×5, em casa com halteres: os programas prontos viram treinos seus, para mudar à vontade.',
  'solution.before.2.title': 'Exercícios pelo nome que você usa',
  'solution.before.2.text':
    'A busca encontra o exercício mesmo com acento faltando, palavras fora de ordem ou erro de digitação. Faltou algum? Crie quantos quiser.',
  'solution.before.3.title': 'Séries do jeito que você pensa',
  'solution.before.3.text':
    'Aquecimento, drop set, AMRAP, faixa de repetições, meta de RPE, descanso por exercício e supersets (bi-sets).',
  'solution.before.4.title': 'O rascunho fica salvo',
  'solution.before.4.text':
    'Feche o app no meio da montagem: o rascunho vai estar lá quando você voltar. E dá para desfazer e refazer.',
  'solution.during.title': 'Durante: olho na barra',
  'solution.during.1.title': 'A série da vez em destaque, as outras menores',
  'solution.during.1.text':
    'Dá para ler carga e repetições com o braço esticado, e o botão de marcar a série fica ao alcance do polegar.',
  'solution.during.2.title': 'Um teclado feito para cargas',
  'solution.during.2.text':
    'Números com vírgula ou ponto, botões de mais e de menos, RPE e anilhas. 100 lb continuam 100 lb, mesmo se você mudar de unidade.',
  'solution.during.3.title': 'Mude de ideia',
  'solution.during.3.text':
    'Adicione, remova, troque e reordene exercícios e séries durante o treino. Os supersets alternam sozinhos.',
  'solution.during.4.title': 'Pause, saia, volte',
  'solution.during.4.text':
    'O treino em andamento fica no rodapé de todas as telas. Esqueceu de concluir? O Barra sugere a hora em que o treino deve ter acabado.',
  'solution.after.title': 'Depois: está registrado',
  'solution.after.1.title': 'Cada treino, como foi',
  'solution.after.1.text':
    'O histórico guarda uma cópia do que foi planejado e feito: se depois você mudar ou excluir o treino planejado, nada muda ali.',
  'solution.after.2.title': 'Corrija, repita, retome',
  'solution.after.2.text':
    'Corrija um número dias depois, repita um treino ou retome um que não terminou. O que você exclui fica na lixeira por pelo menos 30 dias.',
  'solution.after.3.title': 'Seu histórico em cada exercício',
  'solution.after.3.text': 'Abra um exercício e veja o que você fez nele, série por série.',
  'solution.after.4.title': 'Séries por músculo',
  'solution.after.4.text': 'Veja quais músculos cada treino trabalhou e com quantas séries.',
  'solution.data.title': 'Seus dados: no celular, no servidor, em um arquivo',
  'solution.data.1.title': 'Um check que fala a verdade',
  'solution.data.1.text':
    '“Neste dispositivo” quando a série já está salva no celular; “no servidor” quando o servidor confirma que a recebeu.',
  'solution.data.2.title': 'Leve seus dados quando quiser',
  'solution.data.2.text': 'A exportação funciona sem conexão e sem plano. É um arquivo JSON com tudo.',
  'solution.data.3.title': 'Várias pessoas, um celular',
  'solution.data.3.text':
    'Cada conta tem o próprio banco de dados. Se você sair com séries não enviadas, o Barra avisa e guarda todas.',
  'solution.data.4.title': 'Excluir é excluir mesmo',
  'solution.data.4.text':
    'Excluir a conta apaga do servidor seus treinos, medidas, perfil, foto e login, e encerra a assinatura.',
  'resources.title': 'Guias',
  'resources.description':
    'Seu primeiro treino com o Barra em cinco passos, como instalar na tela inicial, RPE e RIR em tabela, aquecimento progressivo e os tipos de série.',
  'resources.heading': 'Primeiro as palavras. Depois a carga.',
  'resources.lead': 'Guias curtos sobre o Barra e sobre os termos que você ouve na academia.',
  'resources.start.title': 'Seu primeiro treino em cinco passos',
  'resources.start.1': 'Crie uma conta, ou toque em “Testar um treino agora” para treinar sem conta.',
  'resources.start.2': 'Em Treinos, adicione um programa pronto ou monte um treino: nome, exercícios, séries.',
  'resources.start.3': 'Toque em Começar. Faça a série, ajuste os números se precisar e marque a série como feita.',
  'resources.start.4': 'Descanse até o cronômetro tocar. Dá para adicionar ou tirar 15 segundos com um toque.',
  'resources.start.5':
    'Toque em Concluir. Se faltaram séries, o Barra diz quantas, e você escolhe se quer mantê-las ou descartá-las.',
  'resources.install.title': 'Coloque o Barra na tela inicial do celular',
  'resources.install.text':
    'O Barra roda no navegador. Instalado, ele abre como qualquer app, e é menos provável que o navegador apague seus dados.',
  'resources.install.iphone': 'iPhone e iPad',
  'resources.install.iphone.others':
    'No Chrome, Compartilhar fica no fim da barra de endereço; no iPad, no alto à direita; em outros navegadores, no menu deles. Dentro de outro app, como o Instagram, abra antes esta página no Safari.',
  'resources.install.android': 'Android',
  'resources.install.android.how': 'Abra o Barra no Chrome, toque no menu de três pontos e em “Instalar app”.',
  'resources.install.desktop': 'Computador',
  'resources.install.desktop.how': 'No Chrome ou no Edge, clique no ícone de instalar no fim da barra de endereço.',
  'resources.effort.title': 'Foi pesado? RPE e RIR',
  'resources.effort.text':
    'RPE diz o quanto a série foi pesada; RIR, quantas repetições sobraram. É a mesma escala, vista dos dois lados.',
  'resources.effort.feels': 'Sensação',
  'resources.effort.10': 'Não sobrou nada. Nem mais uma rep.',
  'resources.effort.9': 'Dava mais uma rep, e só.',
  'resources.effort.8': 'Sobraram duas reps. Pesado, com técnica limpa.',
  'resources.effort.7': 'Sobraram três reps. A barra ainda sobe rápido.',
  'resources.effort.6': 'Sobraram quatro reps. Boa carga para o último aquecimento.',
  'resources.warmUp.title': 'Aquecimento progressivo',
  'resources.warmUp.text':
    'Antes de um exercício pesado com barra, suba a carga a cada série, faça poucas repetições e não se canse. As porcentagens são da carga da primeira série de trabalho.',
  'resources.warmUp.set': 'Série',
  'resources.warmUp.weight': 'Carga',
  'resources.warmUp.reps': 'Reps',
  'resources.warmUp.emptyBar': 'Barra vazia',
  'resources.kinds.title': 'Os tipos de série',
  'resources.kinds.warm-up': 'Prepara o corpo sem cansar. Não conta no volume.',
  'resources.kinds.working': 'A que conta de verdade: o trabalho principal do exercício.',
  'resources.kinds.drop': 'Você reduz a carga e continua direto, sem descanso.',
  'resources.kinds.failure': 'Você vai até não conseguir completar mais uma repetição.',
  'resources.kinds.amrap': 'O máximo de repetições com boa técnica.',
  'resources.kinds.myo': 'Uma série longa, depois outras curtas, com algumas respirações entre elas.',
  'legal.since': 'Em vigor desde {{date}}',
  'legal.contents': 'Nesta página',
  'legal.write': 'Escreva para nós',
  'legal.terms.title': 'Termos de uso',
  'legal.terms.description':
    'O que você pode esperar do Barra, quanto custa, como sair e o que pedimos a você, em palavras simples.',
  'legal.terms.lead': 'O que vale entre você e nós quando você usa o Barra, em palavras simples.',
  'legal.terms.what.title': 'O que é o Barra',
  'legal.terms.what.text':
    'O Barra é um diário de treino: um app que roda no navegador, guarda seus treinos no seu dispositivo e os copia para o nosso servidor. “Nós” somos quem mantém o servidor neste endereço.',
  'legal.terms.account.title': 'Sua conta',
  'legal.terms.account.text':
    'Você pode testar um treino sem conta. Ao criar uma, informe um e-mail que seja seu, guarde a senha só para você e nos avise se outra pessoa entrar na sua conta. Cada pessoa pode ter uma conta; várias contas podem usar o mesmo dispositivo.',
  'legal.terms.data.title': 'O que você registra é seu',
  'legal.terms.data.text':
    'Todos os direitos sobre o que você registra continuam seus. Você nos autoriza a guardar esses dados e a enviá-los aos seus próprios dispositivos, apenas para prestar este serviço. Você pode exportar os dados quando quiser, com ou sem plano.',
  'legal.terms.trial.title': 'Teste grátis',
  'legal.terms.trial.text':
    'Toda conta nova tem um teste grátis, uma vez por pessoa. Ele começa quando o e-mail é confirmado. Não pedimos cartão, e nada é cobrado quando o teste acaba. O app mostra quantos dias faltam.',
  'legal.terms.plan.title': 'Plano, preço e renovação',
  'legal.terms.plan.text':
    'Para começar treinos e usar a tela inicial e as páginas de evolução, é preciso estar no período de teste ou ter um plano. Para ver o histórico, exportar, planejar e consultar a biblioteca de exercícios, nenhum dos dois é necessário.\nO plano é pago por mês ou por ano, pelo preço que você vê antes de pagar, e se renova pelo mesmo período até você cancelar. Se o preço mudar, o novo só valerá para você a partir da próxima renovação, e avisaremos antes.',
  'legal.terms.leave.title': 'Cancelamento',
  'legal.terms.leave.text':
    'Você pode cancelar no seu perfil. Se escolher cancelar no fim do período pago, você mantém o acesso até o último dia, e nada mais é cobrado. Se escolher cancelar na hora, o acesso acaba imediatamente, sem reembolso do resto do período. Os direitos de arrependimento e de reembolso que a lei do seu país garante não são afetados.',
  'legal.terms.health.title': 'Sua saúde',
  'legal.terms.health.text':
    'O Barra registra e calcula; não é médico nem treinador. Programas e cargas sugeridas, como as do aquecimento, são genéricos: não levam em conta o seu caso. Se doer, pare; em caso de doença, gravidez ou volta de lesão, consulte um profissional de saúde antes de treinar.',
  'legal.terms.offline.title': 'Quando o servidor está fora do ar',
  'legal.terms.offline.text':
    'Fazemos o possível para manter o servidor no ar, mas não prometemos que ele esteja sempre disponível. O app é feito para que isso não prejudique você: o que você registra fica primeiro no seu dispositivo. Enquanto uma série não aparece como “no servidor”, a única cópia está no seu dispositivo; cuide dele.',
  'legal.terms.fair.title': 'O que pedimos a você',
  'legal.terms.fair.text':
    'Não invada contas de outras pessoas, não sobrecarregue o servidor de propósito e não guarde conteúdo ilegal. Podemos encerrar a conta de quem fizer isso. Mesmo nesse caso, a pessoa pode nos pedir uma cópia dos próprios dados em um arquivo.',
  'legal.terms.liability.title': 'Responsabilidade',
  'legal.terms.liability.text':
    'Respondemos pelos danos que causarmos por dolo ou culpa grave, por danos à vida e à saúde e sempre que a lei exigir. Fora isso, respondemos apenas por danos típicos e previsíveis em um serviço como este.',
  'legal.terms.changes.title': 'Mudanças nestes termos',
  'legal.terms.changes.text':
    'Se estes termos mudarem em algo que afete você, avisaremos antes de a mudança valer. Se não concordar, cancele e leve seus dados. A lei de defesa do consumidor do país onde você mora vale em qualquer caso.',
  'legal.terms.contact.title': 'Dúvidas',
  'legal.terms.contact.text': 'Escreva para nós pelo formulário de contato.',
  'legal.privacy.title': 'Política de privacidade',
  'legal.privacy.description':
    'O que o Barra guarda sobre você, no dispositivo e no servidor, por quanto tempo, quem mais vê esses dados e como exportá-los e apagá-los.',
  'legal.privacy.lead': 'O que o Barra guarda sobre você, onde, por quanto tempo e como apagar tudo.',
  'legal.privacy.short.title': 'Em resumo',
  'legal.privacy.short.text':
    'Seus treinos ficam no seu dispositivo e, quando você tem conta, no nosso servidor. Não vendemos seus dados, não mostramos anúncios e não contamos visitas: não há rastreador nem serviço de análise no Barra. Você pode exportar e apagar tudo por conta própria.',
  'legal.privacy.device.title': 'No seu dispositivo',
  'legal.privacy.device.text':
    'No armazenamento do navegador: seus treinos, o histórico, os exercícios e as medidas, em um banco de dados para cada conta; as alterações ainda não enviadas; rascunhos; uma cópia do que o servidor informou sobre seu perfil e sua assinatura; e os arquivos do app, para ele abrir sem conexão.\nPequenas configurações: idioma, tema e qual conta está aberta. Um cookie, “user-locale”, guarda o idioma por um ano. O Barra não grava nenhum outro cookie.\nSeus dados são apagados do dispositivo quando você sai da conta e o servidor já tem tudo, quando exclui a conta ou quando limpa os dados do site no navegador. Um treino de teste feito sem conta nunca sai do dispositivo, a não ser que você o salve em uma conta.',
  'legal.privacy.permissions.title': 'O que o app pede ao celular',
  'legal.privacy.permissions.text':
    'O Barra só pede o que você usa, quando usa: que o celular avise o fim do descanso (a notificação é criada no próprio dispositivo, sem serviço de push), mantenha a tela ligada enquanto você treina e mostre no ícone do app quanto ainda falta enviar. Ao navegador, pede que não apague seus dados. A câmera só abre quando você toca para ler um código, e a imagem não sai do dispositivo. Nada disso revela qualquer informação sobre você. É você quem escolhe a foto de perfil, que é recortada no dispositivo antes do envio.',
  'legal.privacy.server.title': 'No nosso servidor',
  'legal.privacy.server.text':
    'Os mesmos dados que estão no dispositivo, para que os seus outros dispositivos também os tenham; seu e-mail e nome; e o que mais você colocar no perfil: foto, data de nascimento, gênero, peso, altura, experiência, objetivos, limitações, fuso horário e idioma. Tudo isso é opcional, menos e-mail e nome.\nAs versões anteriores do que você registra ficam guardadas por até 30 dias, para que um engano possa ser corrigido. O que o servidor não pôde aceitar fica à parte por 30 dias.\nPeso, limitações e treinos podem dizer algo sobre a sua saúde. Usamos esses dados só para mostrá-los a você.',
  'legal.privacy.identity.title': 'Entrar na conta',
  'legal.privacy.identity.text':
    'O login é feito pelo Firebase Authentication, um serviço do Google, que guarda seu e-mail, seu nome, as datas em que você entrou na conta e sua senha em formato ilegível. Nunca vemos sua senha. Se você entra com Google, Facebook ou outro provedor oferecido, ele fica sabendo que você usa o Barra, e recebemos dele seu nome, e-mail e foto. Sua foto de perfil fica no armazenamento de arquivos do Firebase ou no nosso servidor. Quando está ativado, o reCAPTCHA, também do Google, confere se as fotos são enviadas pelo app; ele só é carregado para isso.',
  'legal.privacy.payment.title': 'Pagamento',
  'legal.privacy.payment.text':
    'Os pagamentos são processados pela Stripe. Os dados do seu cartão vão para a Stripe e nunca para nós. Guardamos seu número de cliente na Stripe, seu plano, o preço, a moeda e as datas. A Stripe guarda as faturas pelo tempo que a lei fiscal exige.\nPara limitar o teste grátis a uma vez por pessoa, guardamos um código irreversível (hash) da conta e do e-mail. Ele não diz quem você é e permanece depois que a conta é excluída.',
  'legal.privacy.contact.title': 'Quando você escreve para nós',
  'legal.privacy.contact.text':
    'O que você envia pelo formulário de contato (nome, e-mail, mensagem, idioma) fica no nosso servidor, separado da sua conta, e é enviado por e-mail a quem responde. É apagado do servidor depois de um ano, ou antes, se você pedir.',
  'legal.privacy.place.title': 'Sua localização',
  'legal.privacy.place.text':
    'A moeda que você vê é decidida no seu dispositivo, pelo idioma e pelo fuso horário do navegador. Quando isso deixa dúvida, as telas com preços podem consultar um serviço para saber de que país é o seu endereço IP. Se essas telas pedirem sua localização, é só para escolher a moeda: a localização é enviada, com precisão de cerca de um quilômetro, a um serviço que informa o país. Só o país fica guardado, no seu dispositivo; a localização não é guardada. Se você não permitir, tudo funciona do mesmo jeito.',
  'legal.privacy.log.title': 'Registros do servidor',
  'legal.privacy.log.text':
    'Como todo servidor, o nosso registra as requisições (hora, página, resposta) para funcionar com segurança e encontrar erros. O endereço IP serve só para recusar requisições em excesso e não fica registrado. Seus treinos e o que você escreve no app também não entram nesses registros.',
  'legal.privacy.others.title': 'Quem mais vê seus dados',
  'legal.privacy.others.text':
    'Ninguém, a não ser quem presta serviços para manter o Barra no ar: Google (login e fotos), Stripe (pagamentos) e quem hospeda o servidor e entrega nossos e-mails. Alguns desses prestadores ficam em outros países e, por contrato, precisam proteger seus dados como a lei do seu país exige.\nPara escolher a moeda, um serviço de consulta também pode ver seu endereço IP ou sua localização aproximada, como está em “Sua localização”.',
  'legal.privacy.rights.title': 'Seus direitos',
  'legal.privacy.rights.text':
    'Você pode ver, corrigir, exportar e apagar o que guardamos sobre você, e se opor ao uso desses dados. A LGPD e o GDPR garantem esses direitos, e nós os estendemos a todos. Você pode fazer quase tudo no seu perfil: corrigir seus dados ou exportá-los em um arquivo JSON, mesmo sem conexão e sem plano. Para o resto, escreva para nós. Você também pode apresentar uma reclamação à autoridade de proteção de dados do seu país (no Brasil, a ANPD).',
  'legal.privacy.deletion.title': 'Excluir a conta',
  'legal.privacy.deletion.text':
    'Você pode excluir a conta no seu perfil, em Privacidade. A exclusão encerra a assinatura e apaga, na hora e para sempre, no servidor e no dispositivo que você estiver usando, seus treinos, medidas, perfil, foto e login, além do seu cadastro na Stripe.\nO que fica: um registro de que essa conta foi excluída, para que um dispositivo antigo não a recrie; o código (hash) que impede um segundo teste grátis; o que a Stripe precisa guardar; e os backups do servidor, até serem sobrescritos. Os outros dispositivos apagam o que têm quando se conectam ao servidor de novo.',
  'legal.privacy.changes.title': 'Mudanças',
  'legal.privacy.changes.text':
    'Se mudarmos esta política, a data no alto da página também mudará. Se a mudança afetar você, avisaremos no app.',
  'support.title': 'Ajuda',
  'support.description':
    'Ajuda com o Barra: respostas para quem treina, o que tentar primeiro e uma pessoa de verdade que responde por e-mail.',
  'support.heading': 'Como podemos ajudar?',
  'support.lead': 'Antes de tudo: o que você registrou está salvo no seu celular. Agora, vamos ao problema.',
  'support.way.faq': 'Perguntas e respostas',
  'support.way.faq.text': 'Conexão, séries, dispositivos, pagamento e dados.',
  'support.way.contact': 'Escreva para a gente',
  'support.way.contact.text': 'Uma pessoa lê sua mensagem e responde por e-mail.',
  'support.way.guides': 'Guias',
  'support.way.guides.text': 'O primeiro treino, como instalar, RPE e aquecimento.',
  'support.aid.title': 'Tente isto primeiro',
  'support.aid.phone.title': 'Uma série continua marcada como “neste dispositivo”',
  'support.aid.phone.text':
    'Ela está a salvo no dispositivo. Abra o status da sincronização no topo do app: ele diz o que falta enviar e por quê. Se o Barra pedir para você entrar de novo, entre; se o servidor recusou algo, você vê o motivo e pode corrigir.',
  'support.aid.open.title': 'O Barra não abre sem conexão',
  'support.aid.open.text':
    'Abra o app uma vez com conexão e espere a aba Início do Barra dizer “Pronto”. Na navegação anônima, e no navegador dentro de alguns apps, nada pode ser guardado; use seu navegador de sempre.',
  'support.aid.stale.title': 'Dois dispositivos mostram coisas diferentes',
  'support.aid.stale.text':
    'Conecte os dois à internet e abra o Barra em ambos. No status da sincronização, “Comparar com o servidor” acha e conserta qualquer diferença.',
  'support.aid.space.title': 'O celular diz que está sem espaço',
  'support.aid.space.text':
    'Apague fotos, vídeos ou apps que não usa mais. Não limpe os dados deste site: ali podem estar séries que o servidor ainda não tem.',
  'support.aid.more': 'Continua sem funcionar? Copie o diagnóstico e mande para a gente.',
  'support.aid.diagnostics': 'Abrir diagnóstico',
  'support.faq.title': 'Perguntas e respostas',
  'support.faq.description':
    'O Barra funciona mesmo sem conexão? Posso perder uma série? O que acontece quando o teste acaba? Respostas para quem treina.',
  'support.faq.heading': 'Você pergunta, a\u00a0gente responde.',
  'support.faq.lead': 'O que o Barra faz, e o que ainda não faz.',
  'support.faq.more': 'Não achou a resposta?',
  'support.faq.write': 'Escreva para a gente',
  'support.faq.signal.question': 'O Barra funciona mesmo sem nenhuma conexão?',
  'support.faq.signal.answer':
    'Sim. Depois que você abre o Barra uma vez com conexão e entra na conta, o app, seus treinos, o histórico e a biblioteca de exercícios ficam no celular. Dá para fechar o Barra, reiniciar o celular, abrir em modo avião e registrar um treino inteiro.',
  'support.faq.offline.question': 'O que acontece com o que eu registro sem conexão?',
  'support.faq.offline.answer':
    'Tudo fica salvo no celular na hora. Assim que houver conexão, o Barra envia tudo sozinho; se ela cair no meio do envio, ele continua de onde parou. No topo do app, você sempre vê quantas alterações ainda não foram enviadas.',
  'support.faq.need.question': 'Para que eu preciso de conexão?',
  'support.faq.need.answer':
    'Para criar a conta ou entrar, para pagar ou confirmar uma renovação, para escrever para a gente e para suas séries chegarem ao servidor e aos outros dispositivos. Um treino em andamento nunca precisa de conexão.',
  'support.faq.lost.question': 'Posso perder uma série?',
  'support.faq.lost.answer':
    'A série só aparece marcada depois de salva no celular. Daí em diante, você não perde a série nem se a bateria acabar ou o app fechar. Só dá para perder uma série se, antes de ela chegar ao servidor, o celular quebrar ou sumir, ou alguém limpar os dados deste site no navegador. Por isso o check de cada série diz se ela já chegou ao servidor, e por isso vale a pena instalar o Barra na tela inicial do celular.',
  'support.faq.devices.question': 'Dá para usar em dois dispositivos?',
  'support.faq.devices.answer':
    'Sim, em quantos você quiser. Se você registrar o mesmo treino em dois, sem conexão, tudo será unido série por série quando eles sincronizarem. Se você mudar o mesmo número nos dois, vale a mudança mais recente; nenhuma série registrada se perde.',
  'support.faq.locked.question': 'O descanso toca com a tela bloqueada?',
  'support.faq.locked.answer':
    'Depende do celular, e o Barra avisa antes do primeiro descanso. Alguns celulares suspendem apps da web quando a tela bloqueia; neles, o Barra mantém a tela ligada durante o treino, se o celular permitir. De todo modo, o tempo que aparece na tela está sempre certo.',
  'support.faq.app.question': 'O Barra está nas lojas de apps?',
  'support.faq.app.answer':
    'Ainda não. O Barra é instalado pelo navegador: ganha um ícone, abre em janela própria e funciona sem conexão. Os guias mostram como fazer no seu celular. Os apps para Android e iOS estão a caminho; o que você registrar aqui vai estar lá, porque a conta é a mesma.',
  'support.faq.empty.question': 'Por que o Barra está vazio na tela inicial do iPhone?',
  'support.faq.empty.answer':
    'O iPhone e o iPad guardam os dados do app da tela inicial separados dos do navegador. Entre lá com sua conta, e tudo o que está no servidor aparece. O que você registrou sem conta continua no navegador: os guias mostram como salvar um arquivo e importar.',
  'support.faq.browsers.question': 'Em quais navegadores o Barra funciona?',
  'support.faq.browsers.answer':
    'Safari 17 (iOS 17), Chrome e Edge 120, Firefox 126 e versões mais novas. Se o seu for antigo demais, o Barra avisa.',
  'support.faq.units.question': 'Quilos ou libras?',
  'support.faq.units.answer':
    'Os dois, até misturados. A carga fica como você digitou: 100 lb continuam 100 lb, mesmo que depois você veja a carga em quilos. Você pode cadastrar várias academias, com as barras e anilhas de cada uma.',
  'support.faq.sets.question': 'Tem superset (bi-set), drop set e AMRAP?',
  'support.faq.sets.answer':
    'Sim. Há séries de aquecimento, de trabalho, até a falha, por tempo, drop set, AMRAP e myo-reps, além de faixas de repetições, RPE ou RIR e supersets que alternam sozinhos.',
  'support.faq.exercises.question': 'Meu exercício não está na biblioteca. Posso criar?',
  'support.faq.exercises.answer':
    'Sim, quantos quiser, com os músculos, o equipamento e o descanso padrão. Você também pode ocultar os exercícios da biblioteca que nunca faz.',
  'support.faq.correct.question': 'Digitei algo errado na semana passada. Dá para corrigir?',
  'support.faq.correct.answer':
    'Sim. Abra o treino no histórico e corrija. O que você exclui fica na lixeira por pelo menos 30 dias. Editar um treino da sua lista não muda os que você já fez.',
  'support.faq.charts.question': 'Dá para ver se estou evoluindo?',
  'support.faq.charts.answer':
    'Dá, exercício por exercício: 1RM estimado, série mais pesada, volume e o máximo de repetições com cada carga, no período que você quiser. Tem também as séries por músculo, seu peso e suas medidas, e os totais. Bateu um recorde? O Barra avisa na hora. Tudo é calculado no celular, então funciona sem conexão.',
  'support.faq.import.question': 'Consigo trazer meu histórico de outro app?',
  'support.faq.import.answer':
    'Sim: do Strong, Hevy, FitNotes e StrongLifts, com o arquivo CSV que cada app exporta, e dos arquivos JSON e CSV do próprio Barra. A importação fica no seu perfil, em Seus dados. Antes de salvar, você vê o que há no arquivo e qual exercício vira qual; entra tudo ou não entra nada, e dá para desfazer. O arquivo nunca sai do seu dispositivo.',
  'support.faq.trial.question': 'O que acontece quando o teste acaba?',
  'support.faq.trial.answer':
    'Nada é cobrado: não há cartão cadastrado. Daí em diante, você precisa de um plano para começar treinos e ver o Início e sua evolução. Um treino em andamento nunca é interrompido.',
  'support.faq.without.question': 'O que posso fazer sem plano?',
  'support.faq.without.answer':
    'Ver e corrigir todo o histórico, planejar treinos, consultar exercícios, exportar tudo e excluir a conta. O treino de teste da página inicial não precisa nem de conta.',
  'support.faq.cancel.question': 'Como cancelo a assinatura?',
  'support.faq.cancel.answer':
    'No seu perfil, em Assinatura. Você escolhe: no fim do período pago, com tudo liberado até o último dia, ou na hora. Se escolher o fim do período, até lá você pode mudar de ideia.',
  'support.faq.export.question': 'Como exporto meus dados?',
  'support.faq.export.answer':
    'No seu perfil, em Seus dados: um arquivo JSON com tudo, ou suas séries e medidas em CSV, para planilha. Funciona sem conexão e sem plano.',
  'support.faq.delete.question': 'O que é apagado quando excluo a conta?',
  'support.faq.delete.answer':
    'Seus treinos, medidas, perfil, foto e login, no servidor e no dispositivo que você estiver usando. A assinatura também é encerrada. Não dá para desfazer a exclusão. A Política de privacidade diz o pouco que fica, e por quê.',
  'support.faq.share.question': 'Várias pessoas usam o mesmo celular. Funciona?',
  'support.faq.share.answer':
    'Sim. Cada conta tem o próprio banco de dados no celular. Quando uma pessoa sai da conta, outra pode entrar na dela. Se quem sai tem algo que ainda não foi enviado, o Barra avisa e guarda tudo até essa pessoa entrar de novo.',
  'contact.title': 'Contato',
  'contact.description':
    'Escreva para quem faz o Barra: uma dúvida, um problema, uma ideia ou algo sobre os seus dados.',
  'contact.heading': 'Escreva para a gente.',
  'contact.lead':
    'Tire uma dúvida, conte o que deu errado, sugira um exercício ou pergunte sobre os seus dados. Uma pessoa lê sua mensagem e responde por e-mail.',
  'contact.faqFirst': 'Sua dúvida talvez já esteja respondida:',
  'contact.toFaq': 'perguntas e respostas',
  'contact.name': 'Seu nome',
  'contact.email': 'Seu e-mail',
  'contact.message': 'Sua mensagem',
  'contact.trap': 'Deixe em branco',
  'contact.use': 'Usamos seu nome e seu e-mail só para responder.',
  'contact.toPrivacy': 'Política de privacidade',
  'contact.send': 'Enviar mensagem',
  'contact.sent.title': 'Mensagem enviada',
  'contact.sent.text': 'Uma pessoa vai ler sua mensagem e responder por e-mail.',
  'contact.problem.name.missing': 'Diga como podemos chamar você.',
  'contact.problem.name.long': 'Use no máximo {{length}} caracteres.',
  'contact.problem.email.missing': 'Digite seu e-mail: sem ele, não dá para responder.',
  'contact.problem.email.invalid': 'Digite um e-mail completo, como nome@exemplo.com.',
  'contact.problem.message.missing': 'Escreva sua mensagem aqui.',
  'contact.problem.message.short': 'Escreva um pouco mais: pelo menos {{length}} caracteres.',
  'contact.problem.message.long': 'Use no máximo {{length}} caracteres. Mande o resto em outra mensagem.',
  'contact.outcome.busy':
    'Chegaram várias mensagens da sua rede agora há pouco. Sua mensagem continua aqui. Tente de novo daqui a alguns minutos.',
  'contact.outcome.failed': 'Não deu para enviar, mas sua mensagem continua aqui. Tente de novo.',
  'contact.outcome.offline': 'Sem conexão. Sua mensagem continua aqui para você enviar quando a conexão voltar.',
  'frame.trust': 'Como é testado',
  'trust.title': 'Como o Barra é testado',
  'trust.description':
    'Como tentamos fazer o Barra perder uma série, quantas vezes e o que deu: os números das últimas rodadas, o que não é testado e como rodar tudo você mesmo.',
  'trust.heading': 'Por que confiar dez anos de treino a ele',
  'trust.lead':
    'Qualquer um pode dizer que nenhuma série se perde. Aqui está como tentamos perder uma, quantas vezes e o que deu.',
  'trust.tried.title': 'O que fazemos com ele',
  'trust.walk.title': 'Um passeio ao acaso',
  'trust.walk.text':
    'Um programa usa o app de verdade em um navegador de verdade, como as pessoas usam: toca, digita, desliza, volta, troca de dispositivo, fica sem servidor, fecha o navegador no meio de tudo, viaja para outro fuso. Depois de cada passo, ele confere que nada quebrou, que nenhuma série surgiu ou sumiu sozinha e que cada número na tela é o mesmo de um segundo cálculo, independente.',
  'trust.walk.count_one': '{{count}} passo',
  'trust.walk.count_other': '{{count}} passos',
  'trust.leaves.title': 'Sair logo depois de um toque',
  'trust.leaves.text':
    'Uma série é registrada e a página é deixada um instante depois, quando o celular talvez ainda esteja gravando. Toda série mostrada como salva precisa estar lá depois, uma vez só.',
  'trust.leaves.count_one': 'página deixada {{count}} vez',
  'trust.leaves.count_other': 'página deixada {{count}} vezes',
  'trust.kills.title': 'Derrubar o navegador logo depois de um toque',
  'trust.kills.text':
    'O mesmo, mas o navegador é derrubado de vez, como faz um celular quando fica sem memória ou bateria.',
  'trust.kills.count_one': 'navegador derrubado {{count}} vez',
  'trust.kills.count_other': 'navegador derrubado {{count}} vezes',
  'trust.lives.title': 'Vidas inteiras de treino',
  'trust.lives.text':
    'Pessoas simuladas treinam por semanas em vários dispositivos, com relógios errados, conexões ruins, armazenamento cheio, importações e erros do servidor. No fim, todos os dispositivos e o servidor precisam ter o mesmo treino.',
  'trust.lives.count_one': '{{count}} vida simulada',
  'trust.lives.count_other': '{{count}} vidas simuladas',
  'trust.figures.title': 'O que deu',
  'trust.figures.text':
    'Cada rodada escreve a própria linha aqui. Um problema encontrado é corrigido antes da próxima versão, e a rodada vira um teste.',
  'trust.figures.what': 'O que foi feito',
  'trust.figures.on': 'Última rodada',
  'trust.figures.faults': 'Problemas',
  'trust.not.title': 'O que não testamos assim',
  'trust.not.1':
    'Celulares de verdade: as rodadas usam os motores dos navegadores em um computador. O jeito como um iPhone põe apps para dormir é só imitado.',
  'trust.not.2':
    'Defeito de hardware: um celular com o chip de memória quebrado perde o que ainda não tinha enviado. É para isso que existem a sincronização e o arquivo de exportação.',
  'trust.not.3': 'A limpeza do próprio navegador: se você apagar os dados do site, o que não foi sincronizado se vai.',
  'trust.run.title': 'Rode você mesmo',
  'trust.run.text': 'Com o código-fonte do Barra, um comando roda tudo no seu computador e mostra o que encontrou:',
  'trust.run.found': 'Achou algo que deixamos passar?',
  'trust.run.write': 'Conte para a gente',
} satisfies Translation<typeof english>
