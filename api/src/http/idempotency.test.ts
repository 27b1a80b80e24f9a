import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { givenAdmin } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { withSystem } from '../db/tenant.ts';
import { idempotent } from './idempotency.ts';

const mutation = {
  method: 'POST',
  path: '/admin/things',
  summary: 'A thing',
  policy: { roles: ['admin'], boundary: 'all' },
  response: null,
} satisfies Endpoint;
const request = (headers: Record<string, string>) =>
  ({ headers, url: '/api/admin/things', body: {}, portalUpload: '' }) as unknown as FastifyRequest;

const t = apiSuite();

test.each([{}, { 'idempotency-key': 'a-key-of-a-client' }])(
  'a handler that hands on what the query builder returned fails at once, named, with headers %j',
  async (headers) => {
    const admin = await givenAdmin(t);
    const changed = withSystem(t.services.pool, (db) =>
      idempotent(request(headers), mutation, admin, 'a test secret').once(db, () =>
        db.updateTable('users').set({ name: 'Changed' }).where('id', '=', admin.userId).executeTakeFirst(),
      ),
    );
    await expect(changed).rejects.toThrow(
      'POST /admin/things: its first transaction returns what JSON cannot give back: it is a UpdateResult',
    );
    const kept = await withSystem(t.services.pool, (db) =>
      db.selectFrom('users').select('name').where('id', '=', admin.userId).executeTakeFirstOrThrow(),
    );
    expect(kept.name).not.toBe('Changed');
  },
);
