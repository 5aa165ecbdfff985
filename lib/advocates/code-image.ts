import 'server-only'
import sharp from 'sharp'
import { sharedHeaders } from '@/lib/http/common-headers.mjs'
import { createQrCode, writeQrPath } from './qr-code'

/** Large enough for a poster. */
const PIXELS_OF_MODULE = 16

/** A QR code as an image that any program can place. */
export async function codeImage(address: string): Promise<Response> {
  const code = createQrCode(address)
  const size = code.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * PIXELS_OF_MODULE}" height="${size * PIXELS_OF_MODULE}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${writeQrPath(code)}"/></svg>`
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, colors: 2 }).toBuffer()
  return new Response(new Uint8Array(bytes), {
    headers: { ...sharedHeaders, 'content-type': 'image/png' },
  })
}
