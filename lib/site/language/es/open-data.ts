import { formatNumber } from '@/lib/text/format'
import type { openData as english } from '../en/open-data'

export const openData = {
  title: 'El directorio como datos abiertos',
  description: 'Descargue todo el directorio en hoja de cálculo o en HSDS, o léalo por páginas desde una API.',
  crumb: 'Datos abiertos',
  lead: (total, name) =>
    `Para otros directorios, líneas de ayuda y quienes ayudan: los ${formatNumber(total)} registros, sin costo. Por favor nombre a ${name} y la fuente de cada registro, y muestre la fecha en que se revisó.`,
  terms:
    'Mucho se leyó por medio del conjunto de datos SUCCURRO (julio de 2026), que tiene la licencia CC BY-NC 4.0. De ahí tomamos solo datos. Por favor dé crédito también a SUCCURRO, y pida permiso a sus autores antes de cualquier uso comercial.',
  whole: 'Todo el directorio',
  files: {
    'directory.csv': {
      name: 'Una sola hoja',
      what: 'CSV, para una hoja de cálculo. Las columnas son las de nuestra importación.',
    },
    'directory.json': { name: 'HSDS, en JSON', what: 'Una lista de servicios, cada uno con todo lo suyo.' },
    'directory.ndjson': { name: 'HSDS, un servicio por línea', what: 'Lo mismo en NDJSON, para leer línea por línea.' },
    'directory.zip': {
      name: 'HSDS, como paquete de tablas',
      what: 'Las tablas en CSV y su descripción, en un archivo ZIP.',
    },
  },
  notForYou: '¿Busca ayuda para usted? No necesita nada de esto. Use las páginas, o llame.',
  notIn: 'Lo que no está aquí',
  notInText:
    'Una dirección privada nunca está en un archivo ni en una respuesta, y tampoco se dice que la sabemos. Un lugar sin dirección puede ser uno que esconde a personas, o uno cuya dirección nadie nos dio. No la busque, y no la complete con datos de otro lado.',
  api: 'Por páginas',
  apiText: 'La API es solo de lectura. Usa las direcciones, las páginas y los nombres de campos de la',
  apiLimit: (version) =>
    ` (${version}). Lea 120 páginas por minuto como máximo. Si lo quiere todo, descargue un archivo.`,
  lists: {
    '/api/hsds': 'qué es esta API: versión, perfil y descripción',
    '/api/hsds/services': 'los servicios; con full=true, cada uno con todo lo suyo',
    '/api/hsds/organizations': 'las organizaciones que dan un servicio',
    '/api/hsds/service_at_locations': 'los servicios en sus lugares',
    '/api/hsds/taxonomies': 'nuestros vocabularios',
    '/api/hsds/taxonomy_terms': 'sus palabras',
  },
  take: 'Las listas aceptan',
  sizes: '(50; 500 como máximo, o 100 con todo lo suyo)',
  described: 'Cada llamada de la API se describe en',
  where: 'Dónde va cada cosa',
  mapping: [
    { ours: 'Registro y organización', theirs: '“service” y “organization”, con los mismos números que aquí' },
    {
      ours: 'Todo lo demás',
      theirs: 'un número que sale de su contenido (UUID versión 5): es igual en todos los archivos',
    },
    {
      ours: 'Categoría, etiquetas, alcance, emergencia',
      theirs: 'atributos de las taxonomías marigold-category, -tag, -scope y -emergency',
    },
    {
      ours: 'Tipo, ciudad, fuente y qué tan exacta es la fecha',
      theirs: 'atributos de la taxonomía marigold-fact, con un valor',
    },
    { ours: 'Horario en palabras', theirs: 'un schedule que solo tiene descripción' },
    {
      ours: 'Horario de la semana',
      theirs: 'un schedule por cada turno, en hora local; sus notas dicen la zona horaria',
    },
    { ours: 'Las 24 horas', theirs: 'de 00:00 a 23:59, todos los días' },
    { ours: 'Fecha de la última revisión', theirs: 'el campo assured_date' },
    { ours: 'Dirección', theirs: 'un location con dirección, solo si es pública y está completa' },
  ],
} satisfies typeof english
