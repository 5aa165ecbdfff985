import type { en } from './en'

const everywhere = {
  insurance: 'Su número de Seguro Social',
  status: 'Su estatus migratorio',
  report: 'Si llamó a la policía',
}

export const es = {
  title: 'Antes de llamar',
  lead: 'Qué le preguntan, qué puede no decir y qué puede preguntar usted.',
  breath: 'Para empezar, puede decir',
  ask: 'Lo primero que suelen preguntar',
  refuse: 'Lo que no tiene que decir',
  refuseNote: 'Puede decir: “Prefiero no decirlo. ¿Me puede ayudar de todos modos?”',
  hand: 'Tenga a la mano',
  back: 'Pregúnteles',
  backNote:
    'Sus respuestas quedan solo en esta página abierta. No se envía nada, y nada se guarda si usted no lo pone en su caja fuerte. Se borran cuando sale o oprime Salir.',
  backNoScript: 'Sin JavaScript, oprima Borrar antes de salir.',
  clear: 'Borrar',
  who: '¿A quién llamó?',
  vault: {
    keep: 'Guardar estas respuestas en mi caja fuerte',
    about:
      'La caja fuerte se abre en otra pestaña. Ahí quedan en este navegador, bajo llave, con su frase secreta. Si todavía no tiene caja, primero puede hacer una.',
    name: 'Llamada',
    nothing: 'Todavía no hay respuestas que guardar.',
    blocked: 'Su navegador no abrió la pestaña. Sus respuestas siguen aquí, y solo aquí.',
    waiting: 'Siga en la otra pestaña. Mientras tanto deje abierta esta página: aquí están sus respuestas.',
    kept: 'Ya están en su caja fuerte. También siguen aquí, hasta que las borre o salga.',
  },
  print: 'Imprimir esta tarjeta',
  printTitle: 'Notas',
  full: 'Si no le pueden ayudar',
  fullSay: '“¿A quién más puedo llamar hoy? ¿Tiene su número?”',
  fullNext: 'Después, pruebe con',
  fullList: 'Después llame al siguiente número de la lista. Las líneas nacionales contestan de día y de noche.',
  forHer: 'Si llama por otra persona',
  forHerNote: 'Primero pregúntele a ella qué puede decir usted. Quizás quieran hablar con ella antes de hacer algo.',
  text: 'Para mandar por mensaje de texto',
  textNote:
    'Mándelo solo desde un teléfono que nadie más lea. Algunos números no reciben mensajes: si no le contestan, llame.',
  interpreter: 'En español',
  interpreterSay:
    'Diga “Spanish, please” o “Interpreter, please”. Muchas líneas tienen intérprete sin costo. No use a su hijo o hija para traducir.',
  byText: {
    title: 'Antes de escribir',
    breath: 'Para empezar, puede mandar',
    fullSay: '“¿A quién más le puedo escribir o llamar? ¿Tiene su número?”',
    forHer: 'Si escribe por otra persona',
    talk: {
      breath: '“Está pasando algo en mi casa y quiero hablar con alguien. Tengo unos ___ minutos.”',
      ask: [
        '¿Está a salvo en este momento?',
        'Por qué escribió hoy',
        'Si está herida o piensa en hacerse daño',
        'Su código postal, para encontrar ayuda cerca',
      ],
      refuse: ['Su nombre: puede dar cualquier nombre', 'Su dirección', everywhere.status, everywhere.report],
      hand: ['Un lugar donde nadie vea su pantalla', 'Tiempo para borrar los mensajes, si alguien más lee su teléfono'],
      back: {
        private: '¿Qué tendrían que reportar? ¿Guardan mis mensajes?',
        near: '¿Quién me puede atender en persona cerca de aquí?',
        again: '¿Cómo los vuelvo a contactar?',
        plan: '¿Me ayudan a hacer un plan para esta noche?',
      },
      forHer: '“Me preocupa una amiga. ¿Cómo la puedo ayudar sin empeorar las cosas?”',
    },
  },
  kinds: {
    shelter: {
      breath:
        '“Necesito un lugar seguro para dormir esta noche. Somos ___. Estoy cerca de ___. ¿Podemos hablar ahora?”',
      ask: [
        '¿Puede hablar sin peligro en este momento?',
        'Su edad, cuántos hijos van con usted y qué edad tienen',
        'En qué zona está y si tiene cómo llegar',
        'Si tiene mascota, o necesita un cuarto sin escalones, una cuna o medicinas',
        'Quién podría estar buscándola',
      ],
      refuse: [
        'Su apellido, en la primera llamada',
        everywhere.insurance,
        everywhere.status,
        `${everywhere.report}, ni cada detalle de lo que pasó`,
      ],
      hand: [
        'Papel y pluma, o esta página',
        'Las medicinas que toma',
        'Su identificación y los papeles de sus hijos, si puede sacarlos sin peligro',
      ],
      back: {
        bed: '¿Tienen una cama para esta noche? ¿Hasta qué hora puedo llegar?',
        way: '¿Cómo llego? ¿Pueden pagar el transporte?',
        stay: '¿Cuánto tiempo me puedo quedar? ¿Cuesta algo?',
        papers: '¿Qué papeles necesito?',
        rules: '¿Hay hora de llegada? ¿Puedo tener mi teléfono y seguir trabajando?',
        cameras: '¿Quién conoce la dirección? ¿Hay cámaras en la puerta?',
        family: '¿Puede venir mi hijo adolescente? ¿Y mi mascota?',
        interpreter: '¿Hay alguien que hable español?',
      },
      forHer:
        '“Llamo por alguien que necesita un lugar seguro. Ella sabe que llamo. Puede hablar a las ___. ¿Qué debe hacer hasta entonces?”',
      text: 'Necesito un lugar seguro para dormir esta noche. Somos __, cerca de __. ¿Puede contestar por mensaje, sin llamar?',
    },
    talk: {
      breath: '“Está pasando algo en mi casa y quiero hablar con alguien. Tengo unos ___ minutos.”',
      ask: [
        '¿Está a salvo en este momento?',
        'Por qué llamó hoy',
        'Si está herida o piensa en hacerse daño',
        'Su código postal, para encontrar ayuda cerca',
      ],
      refuse: ['Su nombre: puede dar cualquier nombre', 'Su dirección', everywhere.status, everywhere.report],
      hand: ['Un lugar donde nadie la oiga', 'Lo que dirá si alguien entra: “Número equivocado”'],
      back: {
        private: '¿Qué tendrían que reportar? ¿Graban las llamadas?',
        near: '¿Quién me puede atender en persona cerca de aquí?',
        again: '¿Cómo los vuelvo a contactar? ¿Hay chat o mensajes de texto?',
        plan: '¿Me ayudan a hacer un plan para esta noche?',
      },
      forHer: '“Me preocupa una amiga. ¿Cómo la puedo ayudar sin empeorar las cosas?”',
      text: 'Necesito hablar con alguien. Ahora no puedo hablar en voz alta.',
    },
    home: {
      breath: '“Necesito ayuda con mi vivienda. Vivo en ___ con ___ hijos. La renta o el aviso vence el ___.”',
      ask: [
        'Su condado o código postal',
        'Cuántas personas viven con usted',
        'Cuánto dinero entra al mes, más o menos',
        'Si tiene un aviso del dueño o de la corte, y su fecha',
      ],
      refuse: [
        'Por qué tuvo que mudarse, con detalles',
        'Su número de tarjeta o de banco: nadie lo necesita en la primera llamada',
        'Dinero por adelantado: los programas verdaderos no lo piden por teléfono',
      ],
      hand: [
        'Su contrato de renta, o una foto',
        'Cualquier aviso, con su fecha',
        'Talones de pago o cartas de beneficios, si los tiene',
      ],
      back: {
        open: '¿Reciben solicitudes nuevas? Si hay lista, ¿de cuánto es la espera?',
        rule: '¿Tienen prioridad quienes salen de una situación de violencia?',
        papers: '¿Qué papeles necesitan? ¿Para cuándo?',
        cost: '¿Cuesta algo?',
        mail: '¿Pueden escribir a una dirección segura y no a mi casa?',
      },
      forHer: '“Llamo por alguien que puede perder su casa. ¿Qué debe traer y cuándo puede venir?”',
      text: 'Necesito ayuda con la renta o la vivienda en __. ¿Cómo la solicito? Por mensaje, sin llamar.',
    },
    legal: {
      breath:
        '“Necesito ayuda legal con ___. Mi próxima fecha en la corte es ___. Vivo en el condado de ___. ¿Es gratis?”',
      ask: [
        'El nombre completo de la otra persona, para comprobar que no lo ayudan ya a él',
        'Su condado y en qué corte',
        'Cualquier fecha de corte o fecha límite',
        'Cuánto dinero entra, más o menos, para ver si es gratis para usted',
        '¿Es seguro llamarla o escribirle?',
      ],
      refuse: [
        'Los detalles, hasta que digan que pueden tomar su caso',
        `${everywhere.status}, hasta saber quién pregunta y por qué`,
        'La dirección donde está a salvo: pida que usen otra',
      ],
      hand: [
        'Los papeles de la corte, con el número de caso',
        'Las fechas de lo que pasó, en sus palabras',
        'Un número donde puedan dejarle mensajes sin peligro',
      ],
      back: {
        cost: '¿Es gratis? ¿Tendría que pagar algo alguna vez?',
        private: '¿Lo que le digo es privado desde ahora?',
        date: '¿Cuál es mi fecha límite? ¿Qué pasa si se me pasa?',
        papers: '¿Qué debo traer? ¿Qué no debo firmar?',
        interpreter: '¿Puedo tener un intérprete, sin costo?',
        next: 'Si no pueden tomar el caso, ¿quién puede?',
      },
      forHer: '“Llamo por una amiga. Ella no puede llamar. ¿Cuándo y cómo los puede contactar?”',
      text: 'Necesito ayuda legal en el condado de __. Mi audiencia es el __. ¿Es gratis? Por mensaje, sin llamar.',
    },
    health: {
      breath: '“Quisiera una cita para ___. No tengo seguro médico. ¿Hay un precio bajo para mí?”',
      ask: [
        'Su fecha de nacimiento',
        'Qué necesita y desde cuándo',
        'Si tiene seguro médico, o cuánto dinero entra',
        'Cómo contactarla',
      ],
      refuse: [
        'Quién la lastimó, para que le den una cita',
        everywhere.status,
        'Un seguro médico cuya cuenta le llegaría a otra persona',
        'El motivo, en la recepción: “Prefiero decírselo a la enfermera”',
      ],
      hand: [
        'Las medicinas que toma y sus alergias',
        'Su tarjeta del seguro, solo si puede usarla sin peligro',
        'Un comprobante de ingresos, para un precio más bajo',
      ],
      back: {
        soon: '¿Cuál es la primera cita que tienen?',
        cost: '¿Cuánto cuesta? ¿Puedo pagar según mis ingresos?',
        bill: '¿Quién ve la cuenta y mi expediente? ¿Pueden no escribir a mi casa?',
        alone: '¿Me puede atender una mujer, a solas?',
        interpreter: '¿Puedo tener un intérprete que no sea de mi familia?',
      },
      forHer: '“Llamo por alguien que necesita atención médica. ¿Cuándo puede venir y qué debe traer?”',
      text: '¿Me pueden dar una cita para __? No tengo seguro médico. Por mensaje, sin llamar.',
    },
    money: {
      breath: '“Necesito ayuda con ___. Vivo en ___ con ___ hijos. ¿Qué puedo recibir y qué tan pronto?”',
      ask: [
        'Su condado o código postal',
        'Quién vive y come con usted',
        'Cuánto dinero entra al mes, más o menos',
        'Si otra persona ya recibe esta ayuda por usted',
      ],
      refuse: [
        'Por qué se fue, a menos que así le ayuden más pronto',
        'Su número de tarjeta o su PIN: las oficinas verdaderas nunca piden el PIN',
        'El estatus de los familiares para quienes no pide ayuda',
      ],
      hand: [
        'Una identificación, si la tiene',
        'Algo que muestre dónde se queda; un refugio puede escribir una carta',
        'Una cuenta o un aviso de corte de servicio, con su fecha',
      ],
      back: {
        soon: '¿Qué tan pronto puede llegar? ¿Hay una solicitud de emergencia?',
        papers: '¿Qué papeles necesito? ¿Y si él los tiene?',
        cost: '¿Tengo que devolver algo?',
        mail: '¿Las cartas y la tarjeta pueden llegar a una dirección segura?',
        alone: '¿Puedo solicitarla sin mi esposo o pareja?',
      },
      forHer: '“Ayudo a alguien con su solicitud. ¿Puedo preguntar por ella, o tiene que llamar ella misma?”',
      text: 'Necesito ayuda con __ en __. ¿Cómo la solicito y qué tan pronto llega? Por mensaje, sin llamar.',
    },
  },
} satisfies typeof en
