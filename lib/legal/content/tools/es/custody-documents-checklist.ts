import { translate } from '@/lib/site/language/translate'
import { custodyDocumentsChecklist as english } from '../custody-documents-checklist'

export const custodyDocumentsChecklist = translate(english, {
  title: 'Documentos de seguridad y custodia',
  description:
    'Los papeles que debe juntar, copiar y guardar lejos, para su seguridad, la custodia y empezar de nuevo.',
  jurisdiction: 'Cualquier estado.',
  before: [
    'Si tiene que correr, corra. Todo esto se puede reponer, y una intercesora le puede ayudar.',
    'Junte poco a poco. Se nota si falta una carpeta; una foto no se nota. Guarde copias con alguien o en un lugar que la otra persona no conozca.',
  ],
  after: [
    'La otra persona puede ver las fotos de una nube compartida. Revise a dónde manda sus fotos su teléfono.',
    'Llévese los originales solo cuando sea seguro que se note.',
  ],
  lines: { kept: 'Quién guarda las copias', lawyer: 'Mi abogado u oficina de ayuda legal' },
  groups: {
    identity: {
      title: 'Quién es usted',
      items: {
        id: 'Licencia de manejar, identificación del estado o pasaporte',
        birth: 'Mi acta de nacimiento',
        ssn: 'Tarjetas de Seguro Social, o los números',
        immigration: 'Tarjeta verde, visa, permiso de trabajo, cartas de inmigración',
        marriage: 'Acta de matrimonio; papeles de divorcio',
      },
    },
    children: {
      title: 'Los niños',
      items: {
        births: 'Actas de nacimiento',
        passports: 'Pasaportes, o una nota de quién los tiene',
        paternity: 'Papeles de paternidad o de adopción',
        school: 'Papeles de la escuela, calificaciones, planes de educación especial',
        doctor: 'Vacunas, papeles del médico y de terapia, medicinas',
        calendar: 'Un calendario: quién los cuida y cuándo, visitas cumplidas y perdidas',
        photos: 'Una foto reciente de cada niño',
      },
    },
    court: {
      title: 'Corte y policía',
      items: {
        orders: 'Toda orden de protección, custodia y manutención, de cualquier estado',
        reports: 'Reportes de la policía o sus números',
        cps: 'Cartas de protección de menores',
        service: 'Prueba de qué se entregó y cuándo',
      },
    },
    harm: {
      title: 'Lo que pasó',
      items: {
        log: 'Un registro con fechas, lugares y quién lo vio',
        messages: 'Mensajes y mensajes de voz, impresos o guardados con la fecha',
        injuries: 'Fotos de heridas y daños',
        medical: 'Papeles médicos y de consejería',
      },
    },
    home: {
      title: 'Casa y dinero',
      items: {
        lease: 'Contrato de renta, escritura, hipoteca',
        bank: 'Estados de cuenta del banco y de tarjetas, préstamos',
        pay: 'Talones de pago: los suyos, y los de la otra persona si puede',
        tax: 'Impuestos de tres años',
        benefits: 'Cartas y tarjetas de beneficios',
        insurance: 'Seguro médico, de carro y de vida',
        car: 'Título y registro del carro',
        retirement: 'Papeles de pensión y retiro',
      },
    },
    new: {
      title: 'Para empezar de nuevo',
      items: {
        phone: 'Números de teléfono en papel',
        passwords: 'Un correo electrónico nuevo y contraseñas nuevas, hechos en un aparato seguro',
        address: 'El formulario del programa de domicilio de mi estado',
        work: 'Licencias, diplomas, referencias',
      },
    },
  },
  records: {
    'legal-services-corporation-get-legal-help': 'Busca la oficina de ayuda legal para su dirección.',
    'safety-net-project-techsafety-org': 'Cómo tener teléfonos y cuentas más seguros.',
  },
})
