/** The texts that answer a danger: a title, and what to do now. */
import type { Danger } from '../danger-list'

export type AnswerKey =
  | Danger
  | 'poison'
  | 'perinatal'
  | 'postpartum'
  | 'suicideOther'
  | 'young'
  | 'missing'
  | 'fgm'
  | 'assaultOther'
  | 'work'
  | 'traffickingOther'
  | 'elder'
  | 'violenceOther'
  | 'strangled'
  | 'police'
  | 'soldier'

export const dangerTexts: Record<'en' | 'es', Record<AnswerKey, [title: string, text: string]>> = {
  en: {
    dying: ['Call 911 now', 'Say where you are first. Stay on the line. If you can’t speak, stay on the line anyway.'],
    poison: [
      'Call 911 or Poison Help now',
      'Call 911 for anyone who has passed out, has a seizure or has trouble breathing. If not, call Poison Help now, even if you feel fine: some poisons do harm only hours later. Keep the bottle with you.',
    ],
    suicide: [
      'You don’t have to get through this alone',
      'Call or text 988 now. A real person answers, day and night. It is free and you don’t have to give your name.',
    ],
    suicideOther: [
      'You can help someone who wants to die',
      'If it is happening now, call 911. Ask plainly about suicide, stay there, and put guns and pills out of reach. You can call or text 988 yourself and ask what to do.',
    ],
    perinatal: [
      'Put the baby down in a safe place, and call now',
      'Lay the baby on its back in the crib, close the door and call. These lines listen to mothers who feel this way, day and night. If the baby is hurt, call 911.',
    ],
    postpartum: [
      'This can happen after a birth, and there is help',
      'You can call or text these lines day and night, in English and Spanish. It is free. If you think of dying or of hurting the baby, call 988 now.',
    ],
    child: [
      'A child in danger comes first',
      'If it is happening now, call 911. Childhelp answers day and night and can tell you what to do next.',
    ],
    young: [
      'You did nothing wrong, and you can tell someone',
      'If you are in danger now, call 911. Childhelp answers kids and teens day and night, by call or text. Tell a grown-up you trust, and keep telling until someone helps.',
    ],
    missing: [
      'Call 911 now if a child is missing',
      'You don’t have to wait: police must take the report at once. Then call the National Center for Missing & Exploited Children, open day and night.',
    ],
    fgm: [
      'If a girl is going to be cut, call before the trip',
      'Cutting a girl is a crime in the United States, and so is taking her to another country for it. If it is about to happen, call 911. These lines can tell you how to keep her safe.',
    ],
    assault: [
      'What happened is not your fault',
      'If you are in danger or hurt, call 911. The assault hotline listens day and night. You decide what happens next.',
    ],
    assaultOther: [
      'You can help someone who was raped or assaulted',
      'If she is hurt or in danger, call 911. Believe her, and let her decide. The hotline also talks with family, friends and people who work with her.',
    ],
    work: [
      'Nobody may do this to you at work',
      'If you are in danger, call 911. The assault hotline listens day and night, in English and Spanish. EEOC takes complaints about bosses and coworkers, weekdays. Write down what happened, when, and who saw it.',
    ],
    trafficking: [
      'You can get out, and there is help',
      'If you are in danger, call 911. This hotline is free, private, and open day and night. You don’t have to give your name.',
    ],
    traffickingOther: [
      'You can help someone who is used or sold',
      'If she is in danger now, call 911. Don’t face the people who hold her. The hotline takes calls from family and friends, day and night, and you don’t have to give your name.',
    ],
    followed: [
      'If someone is following you now',
      'Go where there are people, and call 911. Don’t go home if he can follow you there. An advocate can help you plan.',
    ],
    violence: [
      'If you are in danger now, call 911',
      'An advocate answers the hotline day and night, in English and Spanish. Free and private. Call or text.',
    ],
    violenceOther: [
      'You can help someone who is being hurt',
      'If it is happening now, call 911. The hotline also talks with family, friends and coworkers, day and night. Ask her in private, believe her, and let her choose what comes next.',
    ],
    strangled: [
      'If someone squeezed your neck, see a doctor today',
      'Call 911 if it is hard to breathe, swallow or speak, or if you passed out. Harm can show up hours or days later, even without a mark. An advocate answers the hotline day and night.',
    ],
    police: [
      'If the one who hurts you is an officer',
      'If you are in danger now, call 911. You can ask for a supervisor, or for another agency such as the state police. The hotline is private: an advocate can plan with you whom to tell, and what to write down.',
    ],
    soldier: [
      'If you are in danger now, call 911',
      'An advocate answers the hotline day and night, in English and Spanish. If he is in the military, a victim advocate on base can also help, and you can ask that his command not be told.',
    ],
    elder: [
      'An older person is being hurt',
      'If it is happening now, call 911. The first line answers day and night. Eldercare Locator finds Adult Protective Services where you live: they check on older people who are hurt, locked in, left alone or robbed.',
    ],
    tonight: [
      'If you need a safe place tonight',
      'Call now: beds fill up in the evening. Say how many you are, whether you are safe, and where you are.',
    ],
  },
  es: {
    dying: ['Llame al 911 ahora', 'Diga primero dónde está. No cuelgue, aunque no pueda hablar.'],
    poison: [
      'Llame al 911 o a Poison Help ahora',
      'Llame al 911 si la persona se desmayó, tiene convulsiones o no puede respirar bien. Si no, llame ya a Poison Help, aunque se sienta bien: algunos venenos hacen daño horas después. Tenga a la mano el frasco.',
    ],
    suicide: [
      'No tiene que pasar por esto sola',
      'Llame al 988 ahora y oprima el 2 para español, o mande AYUDA por texto al 988. Contesta una persona, de día y de noche. Es gratis y no tiene que dar su nombre.',
    ],
    suicideOther: [
      'Usted puede ayudar a quien quiere morir',
      'Si está pasando ahora, llame al 911. Pregunte sin rodeos si piensa en el suicidio, no deje sola a la persona y aleje las armas y las pastillas. Usted misma puede llamar al 988 (oprima el 2 para español) y preguntar qué hacer.',
    ],
    perinatal: [
      'Ponga al bebé en un lugar seguro y llame ahora',
      'Acueste al bebé boca arriba en la cuna, cierre la puerta y llame. Estas líneas escuchan a las mamás que se sienten así, de día y de noche. Si el bebé está herido, llame al 911.',
    ],
    postpartum: [
      'Esto puede pasar después del parto, y hay ayuda',
      'Puede llamar o mandar un texto a estas líneas de día y de noche, en español también. Es gratis. Si piensa en morir o en lastimar al bebé, llame al 988 ahora y oprima el 2 para español.',
    ],
    child: [
      'Un niño en peligro es lo primero',
      'Si está pasando ahora, llame al 911. Childhelp contesta de día y de noche y le dice qué hacer.',
    ],
    young: [
      'Usted no hizo nada malo y puede contárselo a alguien',
      'Si está en peligro ahora, llame al 911. Childhelp contesta a niños y jóvenes de día y de noche, por teléfono o por texto. Cuénteselo a un adulto de confianza, y siga contándolo hasta que alguien ayude.',
    ],
    missing: [
      'Llame al 911 ahora si un niño no aparece',
      'No tiene que esperar: la policía debe tomar el reporte de inmediato. Después llame al National Center for Missing & Exploited Children, que atiende de día y de noche.',
    ],
    fgm: [
      'Si van a cortar a una niña, llame antes del viaje',
      'Cortar los genitales de una niña es un delito en Estados Unidos, y también llevarla a otro país para eso. Si está por pasar, llame al 911. Estas líneas le dicen cómo protegerla.',
    ],
    assault: [
      'Lo que pasó no es su culpa',
      'Si está en peligro o herida, llame al 911. La línea de ayuda escucha de día y de noche. Usted decide qué sigue.',
    ],
    assaultOther: [
      'Usted puede ayudar a alguien que fue violada o agredida',
      'Si ella está herida o en peligro, llame al 911. Créale y deje que ella decida. La línea también habla con la familia, las amistades y quienes trabajan con ella.',
    ],
    work: [
      'Nadie debe hacerle esto en el trabajo',
      'Si está en peligro, llame al 911. La línea de agresión sexual escucha de día y de noche, en español también. La EEOC recibe quejas contra jefes y compañeros, entre semana. Anote qué pasó, cuándo y quién lo vio.',
    ],
    trafficking: [
      'Usted puede salir de ahí, y hay ayuda',
      'Si está en peligro, llame al 911. Esta línea es gratis, privada y atiende de día y de noche. No tiene que dar su nombre.',
    ],
    traffickingOther: [
      'Usted puede ayudar a alguien a quien usan o venden',
      'Si ella está en peligro ahora, llame al 911. No se enfrente a quienes la tienen. La línea atiende a familiares y amistades de día y de noche, y no tiene que dar su nombre.',
    ],
    followed: [
      'Si alguien la sigue ahora',
      'Vaya a donde haya gente y llame al 911. No vaya a su casa si puede seguirla hasta allí. Una intercesora puede planear con usted qué hacer después.',
    ],
    violence: [
      'Si está en peligro ahora, llame al 911',
      'Por teléfono contesta una persona de día y de noche, también en español. Es gratis y privado. Si no puede hablar, mande un texto.',
    ],
    violenceOther: [
      'Usted puede ayudar a alguien a quien maltratan',
      'Si está pasando ahora, llame al 911. La línea también habla con familiares, amistades y compañeros de trabajo, de día y de noche. Pregúntele a ella a solas, créale y deje que decida qué sigue.',
    ],
    strangled: [
      'Si le apretaron el cuello, vea a un médico hoy',
      'Llame al 911 si le cuesta respirar, tragar o hablar, o si se desmayó. El daño puede aparecer horas o días después, aunque no haya marca. En la línea contesta una persona de día y de noche, en español también.',
    ],
    police: [
      'Si quien la maltrata es policía',
      'Si está en peligro ahora, llame al 911. Puede pedir que venga un supervisor u otra agencia, como la policía estatal. La línea es privada: una intercesora planea con usted a quién decírselo y qué anotar.',
    ],
    soldier: [
      'Si está en peligro ahora, llame al 911',
      'En la línea contesta una persona de día y de noche, en español también. Si él es militar, en la base también hay intercesoras, y usted puede pedir que no le avisen al comandante.',
    ],
    elder: [
      'Están maltratando a una persona mayor',
      'Si está pasando ahora, llame al 911. La primera línea contesta de día y de noche. Eldercare Locator le dice cuál es la oficina de Adult Protective Services de su zona: protege a personas mayores a quienes maltratan, encierran, abandonan o roban.',
    ],
    tonight: [
      'Si necesita un lugar seguro esta noche',
      'Llame ahora: las camas se llenan por la tarde. Diga cuántas personas son, si está a salvo y dónde está.',
    ],
  },
}
