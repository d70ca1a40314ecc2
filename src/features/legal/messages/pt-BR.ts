import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  since: 'Em vigor desde {{date}}',
  contents: 'Nesta página',
  write: 'Escreva para a gente',
  'terms.title': 'Termos de uso',
  'terms.description':
    'O que você pode esperar do Barra, quanto custa, como sair e o que pedimos a você, em palavras simples.',
  'terms.lead': 'O que vale entre você e a gente quando você usa o Barra, em palavras simples.',
  'terms.what.title': 'O que é o Barra',
  'terms.what.text':
    'O Barra é um diário de treino: um app que roda no navegador, guarda seu treino no aparelho e o copia para o nosso servidor. “Nós” somos quem mantém o servidor neste endereço.',
  'terms.account.title': 'Sua conta',
  'terms.account.text':
    'Você pode testar um treino sem conta. Com uma, informe um e-mail que seja seu, guarde a senha só para você e avise se alguém entrou. Uma pessoa, uma conta; várias contas podem usar o mesmo aparelho.',
  'terms.data.title': 'O que você registra é seu',
  'terms.data.text':
    'Todos os direitos sobre o que você registra continuam seus. Você nos deixa guardar e enviar aos seus próprios aparelhos, porque esse é o serviço, e para mais nada. Você pode exportar quando quiser, com ou sem plano.',
  'terms.trial.title': 'O teste',
  'terms.trial.text':
    'A conta nova começa com um teste grátis, uma vez por pessoa. Não pedimos cartão, e nada é cobrado quando ele acaba. O app sempre diz quantos dias faltam.',
  'terms.plan.title': 'Plano, preço e renovação',
  'terms.plan.text':
    'Começar treinos, a tela inicial e as páginas de evolução precisam do teste ou de um plano. Histórico, exportação, planejamento e a biblioteca de exercícios, não.\nO plano é pago por mês ou por ano, pelo preço que você vê antes de pagar, e renova pelo mesmo prazo até você cancelar. Se um preço mudar, para você ele muda no mínimo na próxima renovação, e avisamos antes.',
  'terms.leave.title': 'Cancelamento',
  'terms.leave.text':
    'Você cancela no seu perfil. No fim do período: tudo continua seu até o último dia e nada mais é cobrado. Agora mesmo: o acesso acaba na hora, sem devolução do resto do período. Os direitos de arrependimento e de reembolso que a lei do seu país garante valem além disso e não são afetados.',
  'terms.health.title': 'Seu corpo',
  'terms.health.text':
    'O Barra registra e calcula; não é médico nem treinador. Programas e números, como os de aquecimento, são gerais. Se doer, pare; se estiver doente, grávida ou voltando de lesão, pergunte a quem possa examinar você.',
  'terms.offline.title': 'Quando o servidor some',
  'terms.offline.text':
    'Tentamos manter o servidor no ar e não prometemos que esteja sempre. O app é feito para que isso não custe nada: o que você registra fica primeiro no aparelho. Enquanto uma série não diz “no servidor”, a única cópia está no seu aparelho; cuide dele.',
  'terms.fair.title': 'O que pedimos a você',
  'terms.fair.text':
    'Não invada contas dos outros, não sobrecarregue o servidor de propósito e não guarde o que é proibido. Podemos encerrar a conta que fizer isso. Mesmo assim você pode pedir seu treino em um arquivo.',
  'terms.liability.title': 'Responsabilidade',
  'terms.liability.text':
    'Respondemos pelo que fizermos de propósito ou por culpa grave, por danos à vida e à saúde e onde a lei assim diz. Fora isso, respondemos apenas pelo que é típico e previsível em um serviço como este.',
  'terms.changes.title': 'Mudanças nestes termos',
  'terms.changes.text':
    'Se estes termos mudarem em algo que importe para você, avisamos antes de valer. Se não concordar, cancele e leve seus dados. A lei de defesa do consumidor do país onde você mora vale em qualquer caso.',
  'terms.contact.title': 'Dúvidas',
  'terms.contact.text': 'Escreva para a gente pelo formulário de contato.',
  'privacy.title': 'Política de privacidade',
  'privacy.description':
    'O que o Barra guarda de você, no aparelho e no servidor, por quanto tempo, quem mais vê e como exportar e apagar.',
  'privacy.lead': 'O que o Barra guarda de você, onde, por quanto tempo, e como se livrar disso.',
  'privacy.short.title': 'Em resumo',
  'privacy.short.text':
    'Seu treino fica no seu aparelho e, quando você tem conta, no nosso servidor. Não vendemos nada, não mostramos anúncios e não contamos visitas: não há rastreador nem serviço de análise no Barra. Você pode exportar e apagar tudo por conta própria.',
  'privacy.device.title': 'No seu aparelho',
  'privacy.device.text':
    'No armazenamento do navegador: seus treinos, registros, exercícios e medidas, em um banco de dados para cada conta; o que espera para ser enviado; rascunhos; uma cópia do que o servidor disse do seu perfil e da assinatura; e os arquivos do app, para ele abrir sem sinal.\nPequenas configurações: idioma, tema e de quem é a conta aberta. Um cookie, “user-locale”, guarda o idioma por um ano. O Barra não grava nenhum outro cookie.\nSeu treino sai do aparelho quando você sai da conta e o servidor tem tudo, quando exclui a conta ou quando limpa os dados do site no navegador. Um treino testado sem conta nunca sai do aparelho, a não ser que você o leve para uma.',
  'privacy.permissions.title': 'O que o app pede ao celular',
  'privacy.permissions.text':
    'Só o que você usa, quando usa. Notificações, para o fim do descanso: o próprio aparelho as cria, sem nenhum serviço de push. A tela, que fica ligada enquanto você treina. O número no ícone do app, para o que ainda espera para ser enviado. A garantia do navegador de manter seus dados. A foto de perfil é a que você escolhe, e é recortada no aparelho antes de ser enviada. Nada disso nos conta algo sobre você.',
  'privacy.server.title': 'No nosso servidor',
  'privacy.server.text':
    'O mesmo treino, para os seus outros aparelhos; seu e-mail e nome; e o que mais você escrever no perfil: foto, data de nascimento, gênero, peso, altura, experiência, objetivos, limitações, fuso horário e idioma. Tudo isso é opcional, menos e-mail e nome.\nVersões de um documento que foram sobrescritas ficam 30 dias, para que um engano possa ser corrigido. O que o servidor não pôde aceitar fica à parte, para não se perder.\nPeso, limitações e treino podem dizer algo da sua saúde. Usamos para mostrar a você, e para mais nada.',
  'privacy.identity.title': 'Entrar na conta',
  'privacy.identity.text':
    'O login é feito pelo Firebase Authentication, um serviço do Google: ele guarda seu e-mail, seu nome, sua senha em uma forma que não pode ser lida de volta e quando você entrou. Nunca vemos sua senha. Se você entra com Google, Facebook ou outro provedor oferecido, ele fica sabendo que você usa o Barra, e recebemos dele seu nome, e-mail e foto. Sua foto de perfil fica no armazenamento de arquivos do mesmo serviço ou no nosso servidor. Se o servidor estiver configurado para isso, o reCAPTCHA, também do Google, confere se as fotos vêm do app; ele só é carregado para isso.',
  'privacy.payment.title': 'Pagamento',
  'privacy.payment.text':
    'Os pagamentos são processados pela Stripe. Seu cartão vai para a Stripe e nunca para nós. Guardamos que cliente você é lá, seu plano, o preço, a moeda e as datas. A Stripe guarda as faturas pelo tempo que a lei fiscal exige.\nPara que o teste seja dado uma vez por pessoa, guardamos uma impressão com chave da conta e do e-mail. Ela não diz quem você é e permanece depois que a conta é excluída.',
  'privacy.contact.title': 'Escrever para a gente',
  'privacy.contact.text':
    'O que você envia pelo formulário de contato (nome, e-mail, mensagem, idioma) fica no nosso servidor, separado da sua conta, e é enviado por e-mail a quem responde. É apagado do servidor depois de um ano, ou antes, se você pedir.',
  'privacy.place.title': 'Onde você está',
  'privacy.place.text':
    'A moeda que você vê é decidida no seu aparelho, pelo idioma e pelo fuso horário do navegador. Quando isso deixa dúvida e o servidor está configurado para tanto, as telas com preços perguntam a um serviço de que país é o seu endereço de rede. Se pedirem sua localização, é para escolher a moeda e mais nada: ela vai a um serviço que diz o país, arredondada para cerca de um quilômetro. Só o país fica guardado, no seu aparelho; a localização, não. Funciona igual se você disser não.',
  'privacy.log.title': 'O que o servidor anota',
  'privacy.log.text':
    'Como todo servidor, o nosso anota os pedidos (hora, endereço, página, resposta) para funcionar com segurança e achar falhas. Pedidos demais de um mesmo endereço são recusados. O que você registra ou escreve nunca entra nessas anotações.',
  'privacy.others.title': 'Quem mais',
  'privacy.others.text':
    'Ninguém, a não ser quem trabalha para nós para manter o serviço: Google (login e fotos), Stripe (pagamentos) e quem hospeda o servidor e leva nossos e-mails. Alguns ficam fora do seu país; por contrato, precisam proteger seus dados como a lei dele pede.',
  'privacy.rights.title': 'Seus direitos',
  'privacy.rights.text':
    'Você pode ver, corrigir, levar e apagar o que é guardado de você, e se opor ao uso; a LGPD e o GDPR dizem isso, e nós cumprimos para todos. A maior parte você faz no seu perfil: corrija ali, exporte ali em um arquivo JSON, também sem sinal e sem plano. Para o resto, escreva para a gente. Você também pode reclamar à autoridade de proteção de dados do seu país (no Brasil, a ANPD).',
  'privacy.deletion.title': 'Excluir a conta',
  'privacy.deletion.text':
    'No seu perfil, em Privacidade. Encerra a assinatura e apaga seu treino, perfil, foto, o cliente na Stripe e seu login, no servidor e nesse aparelho, na hora e para sempre.\nO que fica: uma anotação de que esse número de conta foi excluído, para um aparelho antigo não trazê-la de volta; a impressão do teste; o que a Stripe precisa guardar; e cópias de segurança do servidor até serem sobrescritas. Os outros aparelhos apagam o que têm quando alcançam o servidor de novo.',
  'privacy.changes.title': 'Mudanças',
  'privacy.changes.text': 'Se algo disso mudar, muda a data no alto da página, e, se for importante, avisamos no app.',
} satisfies Translation<typeof english>
