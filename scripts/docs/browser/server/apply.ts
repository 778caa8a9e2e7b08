import { setting } from "./current.ts";
import { openDialog } from "./dialog.ts";
import { followSetting } from "./follow.ts";
import { keepPage } from "./soft-navigation.ts";

let isFollowing = false;

/** Makes the page follow the setting, now and whenever it changes. */
export async function applySetting(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true;
    setting.onChange(() => {
      keepPage(setting.holdsKey);
      followSetting().catch(ignore);
    });
  }
  await followSetting().catch(ignore);
}

/** Lets the reader change the setting, and leads back to where it was asked for. */
export async function changeSetting(button: HTMLElement): Promise<void> {
  await applySetting();
  await openDialog();
  button.focus();
}

function ignore(): void {
  // The samples keep the server that they were built with.
}
