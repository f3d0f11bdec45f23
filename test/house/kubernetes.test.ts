import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { textOf } from './project.ts';

const labels = z.strictObject({ 'app.kubernetes.io/name': z.literal('arbiter') });
const selector = z.strictObject({ matchLabels: labels });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
});
const fromSecret = z.strictObject({
  secretKeyRef: z.strictObject({
    name: z.literal('arbiter'),
    key: z.string(),
    optional: z.boolean().optional(),
  }),
});
const metadata = z.strictObject({ name: z.literal('arbiter'), labels });

const container = z.strictObject({
  name: z.literal('arbiter'),
  image: z.string().regex(/^arbiter:/),
  ports: z.tuple([z.strictObject({ name: z.literal('http'), containerPort: z.literal(4000) })]),
  env: z.array(
    z.union([
      z.strictObject({ name: z.string(), value: z.string() }),
      z.strictObject({ name: z.string(), valueFrom: fromSecret }),
    ]),
  ),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ cpu: z.string(), memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.tuple([z.strictObject({ name: z.literal('tmp'), mountPath: z.literal('/tmp') })]),
});

/** What of Kubernetes the file uses: nothing else may stand in it, so that a misspelt name is found. */
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.literal(3),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.literal(1), maxUnavailable: z.literal(0) }),
    }),
    selector,
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        automountServiceAccountToken: z.literal(false),
        enableServiceLinks: z.literal(false),
        terminationGracePeriodSeconds: z.int(),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: z.literal(1),
            topologyKey: z.enum(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']),
            whenUnsatisfiable: z.literal('ScheduleAnyway'),
            labelSelector: selector,
          }),
        ),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.literal(1000),
          runAsGroup: z.literal(1000),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        containers: z.tuple([container]),
        volumes: z.tuple([
          z.strictObject({ name: z.literal('tmp'), emptyDir: z.strictObject({ sizeLimit: z.string() }) }),
        ]),
      }),
    }),
  }),
});

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.tuple([
      z.strictObject({ name: z.literal('http'), port: z.literal(80), targetPort: z.literal('http') }),
    ]),
  }),
});

const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.literal(2), selector }),
});

const documents = parseAllDocuments(textOf('deploy/kubernetes.yaml')).map((document) => document.toJS());

test('Kubernetes gets three hardened processes, a service and a budget of disruptions', () => {
  expect(z.tuple([deployment, service, budget]).safeParse(documents).error).toBeUndefined();
});

const pod = deployment.parse(documents[0]).spec.template.spec;
const [{ env, startupProbe, livenessProbe, readinessProbe }] = pod.containers;

test('a process on Kubernetes is alive, started and ready by the routes for that', () => {
  const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
  const routes = textOf('src/rest/routes/health.ts');
  for (const path of paths) expect(routes).toContain(`'${path}'`);
});

test('Kubernetes gives a process a configuration that it takes, and no secret in plain text', () => {
  const plain = Object.fromEntries(env.flatMap((one) => ('value' in one ? [[one.name, one.value]] : [])));
  expect(readConfig(plain)).toMatchObject({ trustProxy: 1, closeDelay: 10 });
  expect(env.filter((one) => !('value' in one)).map(({ name }) => name)).toEqual([
    'DATABASE_URL',
    'METRICS_TOKEN',
  ]);
});

test('Kubernetes gives a process time to close after its delay', () => {
  const delay = Number(env.flatMap((one) => ('value' in one && one.name === 'CLOSE_DELAY' ? one.value : [])));
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + 10);
});
