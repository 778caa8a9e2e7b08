import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import type { IContainer, IPodSpec } from "kubernetes-models/v1";
import { parseAllDocuments } from "yaml";
import { root } from "../../scripts/lib/paths.ts";

/** A manifest of Kubernetes. */
interface Manifest {
  /** The file that it stands in. */
  file: string;
  document: { apiVersion: string; kind: string; metadata: { name: string } };
}

async function readManifests(): Promise<Manifest[]> {
  const folder = join(root, "mocks/deploy/kubernetes");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const read = async (file: string) =>
    parseAllDocuments(await readFile(join(folder, file), "utf8")).map((document) => ({
      file,
      document: document.toJS() as Manifest["document"],
    }));
  return (await Promise.all(files.map(read))).flat();
}

/** All that is shipped, in the order of the files' names. */
export const manifests = await readManifests();

/** The one of a name and a kind. That it is as the type of its kind says, a test shows by the kind's schema. */
export function named<T>(name: string, is: (document: unknown) => document is T): T {
  const found = manifests.map(({ document }) => document).filter((one) => one.metadata.name === name);
  const [document, ...others] = found.filter((one): one is typeof one & T => is(one));
  if (document === undefined || others.length > 0) throw new Error(`${name} is not there once`);
  return document;
}

export const mocks = named("adintel-mock", Deployment.is);
export const redis = named("adintel-mock-redis", StatefulSet.is);

export function podOf({ spec }: typeof mocks | typeof redis): IPodSpec {
  if (spec?.template.spec === undefined) throw new Error("it has no pods");
  return spec.template.spec;
}

/** The arguments of the mocks, with the folder of a mounted secret elsewhere. */
export function argumentsOfMocks(secrets: string): string[] {
  const { args = [], volumeMounts = [] } = containerOf(mocks);
  const [mount, ...others] = volumeMounts;
  if (mount === undefined || others.length > 0) throw new Error("it has not one mount");
  return args.map((argument) => argument.replace(mount.mountPath, secrets));
}

export function containerOf(workload: typeof mocks | typeof redis): IContainer {
  const [container, ...others] = podOf(workload).containers;
  if (container === undefined || others.length > 0) throw new Error("it has not one container");
  return container;
}
