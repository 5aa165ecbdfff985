/** A fake S3 bucket with the features we use: objects with metadata, single or multipart uploads, and signed URLs. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Held {
  bytes: Buffer
  headers: Record<string, string>
}

export interface TestBucket {
  env: Record<string, string>
  held: Map<string, Held>
  /** Multipart uploads that were started and not completed. */
  open: Map<string, Buffer[]>
  /** 'PUT directory.csv', one per request. */
  requests: string[]
  /** A part number to reject. */
  refuse: number | null
  stop(): Promise<void>
}

const kept = ['content-type', 'content-disposition', 'x-amz-meta-mark']

export async function startBucket(): Promise<TestBucket> {
  const begun = new Map<string, Record<string, string>>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '/', 'http://bucket')
    const name = url.pathname.slice('/bucket/'.length)
    const [upload, part] = [url.searchParams.get('uploadId'), url.searchParams.get('partNumber')]
    bucket.requests.push(`${request.method} ${name}`)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')
    if (!isSigned && !url.searchParams.has('X-Amz-Signature')) return response.writeHead(403).end()
    const headers = Object.fromEntries(kept.flatMap((one) => [[one, String(request.headers[one] ?? '')]]))
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload ${bucket.open.size}`
      bucket.open.set(id, [])
      begun.set(id, headers)
      return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (upload && part) {
      if (Number(part) === bucket.refuse) return response.writeHead(400).end()
      const parts = bucket.open.get(upload)
      if (parts) parts[Number(part) - 1] = body
      return response.writeHead(200, { etag: `"${part}"` }).end()
    }
    if (upload && request.method === 'POST') {
      const parts = bucket.open.get(upload) ?? []
      const isSmall = parts.slice(0, -1).some((one) => one.length < 5 * 1024 * 1024)
      if (isSmall || body.toString().match(/<Part>/g)?.length !== parts.length) return response.end('<Error></Error>')
      bucket.held.set(name, { bytes: Buffer.concat(parts), headers: begun.get(upload) ?? {} })
      bucket.open.delete(upload)
      return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    if (upload && request.method === 'DELETE') {
      bucket.open.delete(upload)
      return response.writeHead(204).end()
    }
    if (request.method === 'DELETE') {
      bucket.held.delete(name)
      return response.writeHead(204).end()
    }
    if (request.method === 'PUT') bucket.held.set(name, { bytes: body, headers })
    const found = bucket.held.get(name)
    if (!found) return response.writeHead(404).end()
    response
      .writeHead(200, { ...found.headers, etag: '"whole"' })
      .end(request.method === 'GET' ? found.bytes : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bucket: TestBucket = {
    env: {
      S3_BUCKET_URL: `http://127.0.0.1:${port}/bucket`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    held: new Map(),
    open: new Map(),
    requests: [],
    refuse: null,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return bucket
}
