// lib/adintel.ts
import { createClient } from "@adintel/client";
import { headers } from "next/headers";

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_API_KEY = "mock_live_demo" } = process.env;

/** The client for server components, in the session of the request being rendered. */
export async function adintel() {
  const session = (await headers()).get("X-Mock-Session");
  return createClient({
    baseUrl: `${ADINTEL_URL}/v2`,
    apiKey: ADINTEL_API_KEY,
    headers: session === null ? {} : { "X-Mock-Session": session },
  });
}
