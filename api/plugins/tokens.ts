import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

const ISSUER = 'kheya';
const AUDIENCE = 'kheya-cms';

/** Session tokens: HS256, eight hours, of this issuer and for this audience only. */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: '8h', iss: ISSUER, aud: AUDIENCE },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat', 'iss', 'aud'],
    },
  });
}
