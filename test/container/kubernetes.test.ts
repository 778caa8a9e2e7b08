import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFlags } from "@adintel/mock/flags";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { describe, expect, test } from "vitest";
import { graceMs } from "../../mocks/http/server.ts";
import { root } from "../../scripts/lib/paths.ts";
import { composition, flagsOfImage, statusWithoutRedis } from "./shipped.ts";
import { argumentsOfMocks, containerOf, manifests, mocks, named, podOf, redis } from "./workloads.ts";
import { compile } from "../compile.ts";

/*
 * There is no cluster here: the manifests are held against the schemas that Kubernetes publishes, and against the mock.
 */

/** A kind that Kubernetes has. */
interface Kind<T> {
  /** By `apiVersion` and `kind` alone. */
  is(document: unknown): document is T;
  new (document: T): { validate(): void };
}

/** Whether a document is of a kind; it must then keep the schema. */
function isValid<T>(kind: Kind<T>, document: unknown): boolean {
  if (!kind.is(document)) return false;
  new kind(document).validate();
  return true;
}

test.each(manifests)("$file: $document.kind $document.metadata.name keeps its schema", ({ document }) => {
  const found = [
    isValid(Deployment, document),
    isValid(NetworkPolicy, document),
    isValid(PodDisruptionBudget, document),
    isValid(Service, document),
    isValid(StatefulSet, document),
  ];
  expect(found.filter(Boolean)).toHaveLength(1);
});

test("no manifest has a field that its kind does not have", async () => {
  // The schemas allow them, and the types do not.
  const folder = await mkdtemp(join(tmpdir(), "manifests-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const lines = manifests.map(({ document }, index) => {
    const type = `import("kubernetes-models/${document.apiVersion}").I${document.kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(document)};\n`;
  });
  await writeFile(join(folder, "manifests.mts"), lines.join(""));
  const found = await compile(folder, ["manifests.mts"]);
  await rm(folder, { recursive: true });
  expect(found).toBe("");
});

describe("the mock", () => {
  const { env = [], ports, lifecycle, ...container } = containerOf(mocks);

  test("understands its flags, and finds the Redis of the other manifest", async () => {
    const folder = await mkdtemp(join(tmpdir(), "secrets-"));
    await writeFile(join(folder, "password"), "of-the-secret");
    const flags = readFlags([...(await flagsOfImage()), ...argumentsOfMocks(folder)]);
    await rm(folder, { recursive: true });
    const [port] = ports ?? [];
    expect(flags?.address).toMatchObject({ host: "0.0.0.0", port: port?.containerPort });
    const store = new URL(flags?.store ?? "");
    const service = named(store.hostname, Service.is);
    expect(service.spec?.ports?.map((one) => String(one.port))).toEqual([store.port]);
    expect(service.spec?.selector).toEqual(redis.spec?.template.metadata?.labels);
    expect(store.password).toBe("of-the-secret");
  });

  test("has its secrets from one place, as Redis does", () => {
    const [volume, ...others] = podOf(mocks).volumes ?? [];
    expect(others).toEqual([]);
    expect(volume).toEqual({
      name: container.volumeMounts?.[0]?.name,
      secret: { secretName: "adintel-mock", items: [{ key: "redis-password", path: "password" }] },
    });
    const secrets = [...env, ...(containerOf(redis).env ?? [])];
    expect(secrets.map(({ name, valueFrom }) => [name, valueFrom?.secretKeyRef])).toEqual([
      ["ADINTEL_MOCK_CONTROLS_TOKEN", { name: "adintel-mock", key: "controls-token" }],
      ["REDISCLI_AUTH", { name: "adintel-mock", key: "redis-password" }],
    ]);
  });

  test("gets no calls while Redis is away, and is not started again for it", async () => {
    const { readinessProbe, livenessProbe, startupProbe } = container;
    expect(await statusWithoutRedis(readinessProbe?.httpGet?.path ?? "")).toBe(503);
    for (const probe of [livenessProbe, startupProbe])
      expect(await statusWithoutRedis(probe?.httpGet?.path ?? "")).toBe(200);
    for (const probe of [readinessProbe, livenessProbe, startupProbe])
      expect(ports?.map(({ name }) => name)).toContain(probe?.httpGet?.port);
  });

  test("ends only when no call is on its way to it, and is given the time", () => {
    const { terminationGracePeriodSeconds = 0 } = podOf(mocks);
    const seconds = lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(seconds).toBeGreaterThan(0);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds + graceMs / 1000);
  });

  test("is there three times, of which a drain or a new version leaves two or more", () => {
    const budget = named("adintel-mock", PodDisruptionBudget.is);
    expect(mocks.spec).toMatchObject({
      replicas: 3,
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    });
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: mocks.spec?.selector });
  });

  test("has an address within the cluster", () => {
    const { spec } = named("adintel-mock", Service.is);
    expect(spec?.selector).toEqual(mocks.spec?.template.metadata?.labels);
    expect(spec?.ports).toEqual([{ name: "http", port: 4010, targetPort: ports?.[0]?.name }]);
  });
});

describe("Redis", () => {
  test("keeps each change, and forgets none, as that of the compose file does", async () => {
    const { services } = await composition("mocks/deploy/compose/compose.yaml");
    const flagsOf = (line: readonly string[]) => {
      const found = line.join(" ").matchAll(/--(appendonly|appendfsync|maxmemory\S*) (\S+)/g);
      return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
    };
    const flags = flagsOf(containerOf(redis).args ?? []);
    expect(flags).toMatchObject({
      appendonly: "yes",
      appendfsync: "always",
      "maxmemory-policy": "noeviction",
    });
    expect(flagsOf(services["redis"]?.command ?? [])).toEqual(flags);
  });

  test("has its folder on a disk", () => {
    const { volumeMounts = [], workingDir } = containerOf(redis);
    expect(volumeMounts.map(({ name, mountPath }) => [name, mountPath])).toEqual([["data", workingDir]]);
    expect(redis.spec?.volumeClaimTemplates?.map(({ metadata }) => metadata?.name)).toEqual(["data"]);
  });

  test("is reached by the mocks alone", () => {
    const { spec } = named("adintel-mock-redis", NetworkPolicy.is);
    expect(spec).toEqual({
      podSelector: redis.spec?.selector,
      policyTypes: ["Ingress"],
      ingress: [{ from: [{ podSelector: mocks.spec?.selector }], ports: [{ port: "redis" }] }],
    });
    expect(containerOf(redis).ports?.map(({ name }) => name)).toEqual(["redis"]);
  });
});

describe.each([mocks, redis])("a pod of $kind $metadata.name", (workload) => {
  test("has no privilege", () => {
    const { securityContext, automountServiceAccountToken, hostNetwork, hostPID, hostIPC } = podOf(workload);
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: expect.any(Number),
      seccompProfile: { type: "RuntimeDefault" },
    });
    expect(securityContext?.runAsUser).toBeGreaterThan(0);
    expect(automountServiceAccountToken).toBe(false);
    expect([hostNetwork, hostPID, hostIPC]).toEqual([undefined, undefined, undefined]);
    expect(containerOf(workload).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  });

  test("says what it needs, and its memory has a limit", () => {
    expect(containerOf(workload).resources).toEqual({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  test("has the labels by which it is found", () => {
    expect(workload.spec?.template.metadata?.labels).toMatchObject(workload.spec?.selector.matchLabels ?? {});
  });
});
