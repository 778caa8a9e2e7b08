interface Respect {
  files: Record<
    string,
    {
      executedWorkflows: {
        executedSteps: { stepId: string; checks?: { name: string; passed: boolean }[] }[];
      }[];
    }
  >;
}

interface Newman {
  run: {
    executions: unknown[];
    failures: { source?: { name?: string }; error: { name: string; test?: string } }[];
  };
}

/** Reads the names of the failed checks from a tool's report. A report in which no check ran is an error, not a success. */
export const failuresOf = {
  respect(text: string): string[] {
    const { files } = JSON.parse(text) as Respect;
    const steps = Object.values(files).flatMap((file) =>
      file.executedWorkflows.flatMap((workflow) => workflow.executedSteps),
    );
    if (!steps.some(({ checks = [] }) => checks.length > 0)) throw new Error("no check ran");
    return steps.flatMap(({ stepId, checks = [] }) =>
      checks.filter(({ passed }) => !passed).map(({ name }) => `${stepId}: ${name}`),
    );
  },

  newman(text: string): string[] {
    const { executions, failures } = (JSON.parse(text) as Newman).run;
    if (executions.length === 0) throw new Error("no check ran");
    return failures.map(
      ({ source, error }) => `${source?.name ?? "collection"}: ${error.test ?? error.name}`,
    );
  },
};

/** Whether two runs failed in different checks. */
export function differs(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].sort().join("\n") !== [...new Set(others)].sort().join("\n");
}
